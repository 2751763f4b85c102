-- How the disk's window looks: run by make_dmg.sh with the application's file name.
on run arguments
    set application_file to item 1 of arguments
    tell application "Finder"
        tell disk "Salon des Jeux"
            open
            set current view of container window to icon view
            set toolbar visible of container window to false
            set statusbar visible of container window to false
            set the bounds of container window to {200, 120, 860, 548}
            set options to the icon view options of container window
            set arrangement of options to not arranged
            set icon size of options to 112
            set background picture of options to file ".background:background.jpg"
            set position of item application_file of container window to {165, 215}
            set position of item "Applications" of container window to {495, 215}
            update without registering applications
            close
        end tell
    end tell
end run
