import { texts } from "./texts.svelte";

/** Load the code and the world of a game's table before somebody opens it. Failing is no harm: opening it tries again. */
export async function prefetchTable(slug: string): Promise<void> {
  try {
    const [{ loadWorld }] = await Promise.all([import("../games"), import("../routes/table/TablePage.svelte"), texts.loadRest()]);
    await loadWorld(slug);
  } catch {
    // offline
  }
}
