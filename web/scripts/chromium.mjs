// Prints where a Chromium for the tests is, and the libraries that it brings along, as JSON.
import chromium from "@sparticuz/chromium";

const path = await chromium.executablePath();
process.stdout.write(JSON.stringify({ path, libraries: process.env.LD_LIBRARY_PATH ?? "" }));
