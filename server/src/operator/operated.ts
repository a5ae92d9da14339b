/** Lines for the operator to read, or one that says what is wrong. */
export type Operated = { readonly lines: readonly string[] } | { readonly problem: string };
