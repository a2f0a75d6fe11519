/** A request and what to call for it, shown to a model before the conversation. `reply` is what it says in the end. */
export type Example = {
  message: string;
  calls: readonly { name: string; input: unknown }[];
  reply?: string;
};

/** How a model is asked this once, where it differs from what is usual. A designer without a model takes no notice of any of it. */
export type Asking = {
  /** Words of the house, before the rules it works by: nothing in them takes a rule away. */
  instructions?: string;
  /** The model's name. */
  model?: string;
  /** 0 to 2. */
  temperature?: number;
  examples?: readonly Example[];
};

/** Only these parts of a request. */
export const askingOf = ({ instructions, model, temperature, examples }: Asking): Asking => ({
  instructions,
  model,
  temperature,
  examples,
});
