"""The blackjack table on the screen: boxes on an arc, hands before them, croupier, shoe and discard tray."""
