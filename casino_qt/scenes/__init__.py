"""What is seen on a table: the stage clock, the things that lie on the cloth, and how events are retold."""
