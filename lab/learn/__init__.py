"""Make the tables that bots read from the drive: `python -m lab.learn connectx`. A fixed seed gives the same bytes."""
