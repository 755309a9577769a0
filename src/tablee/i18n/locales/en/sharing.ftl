error-device-shared = people already play at this table on this device; each has a seat of their own
error-not-yours = nobody in seat { $seat } plays on this device
error-not-held = say first who holds the device
error-not-watching = come to the table first

sharing-pass = { $name } is next: hand them the device.
sharing-hold = I am { $name }: show my hand
sharing-holder = { $name } holds the device
sharing-hide = Hide my hand
