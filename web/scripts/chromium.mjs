// Print the path of the Chromium for browser tests and its library path, as JSON.
import chromium from "@sparticuz/chromium";

const path = await chromium.executablePath();
process.stdout.write(JSON.stringify({ path, libraries: process.env.LD_LIBRARY_PATH ?? "" }));
