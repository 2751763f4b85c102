"""What drawing and standing at тридцать одно are worth, what the bank gains, and safest play."""
