"""What all games say alike: cards and players, happenings, moves, reasons, how things stand."""
