error-device-shared = people already play at this table on this device; each has a seat of their own
error-not-yours = nobody in seat { $seat } plays on this device
error-not-held = say first who holds the device
error-not-watching = come to the table first
