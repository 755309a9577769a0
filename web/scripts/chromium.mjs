// Unpack the Chromium for browser tests; print its path and the environment that it needs, as JSON.
import { writeFile } from "node:fs/promises";

// The package unpacks the libraries that a bare system lacks only where it believes itself at home.
process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
const { default: chromium } = await import("@sparticuz/chromium");

const path = await chromium.executablePath();
const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
// Its own settings look for fonts only where the package unpacks them by default.
const folders = [FONTCONFIG_PATH, "/usr/share/fonts"].map((folder) => `<dir>${folder}</dir>`).join("");
await writeFile(
  `${FONTCONFIG_PATH}/fonts.conf`,
  `<fontconfig>${folders}<cachedir>${FONTCONFIG_PATH}/cache</cachedir></fontconfig>\n`,
);
process.stdout.write(JSON.stringify({ path, environment: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));
