/** Loaders of the messages by language, the default language first. */
declare module "virtual:texts" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
