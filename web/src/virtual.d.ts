/** Loaders of all messages by language, made from the Fluent files by `messages.ts`. */
declare module "virtual:texts" {
  type Loader = () => Promise<{ default: string }>;
  const texts: Record<string, { first: Loader; rest: Loader }>;
  export default texts;
}
