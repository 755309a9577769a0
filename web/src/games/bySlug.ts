/** Key globbed modules by the first folder of their path, which is the slug of a game. */
export const bySlug = <T>(modules: Record<string, T>): ReadonlyMap<string, T> =>
  new Map(Object.entries(modules).map(([path, module]) => [path.split("/")[1]!, module]));
