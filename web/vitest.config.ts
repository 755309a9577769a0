import { mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default mergeConfig(vite, { test: { include: ["tests/**/*.test.ts"] } });
