/** A ground is made once and kept. */
export const once = (make: () => Promise<readonly string[]>): (() => Promise<readonly string[]>) => {
  let made: Promise<readonly string[]> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
/** Each part in a task of its own, so that none holds up a touch. */
export const inParts = async (parts: readonly (() => string)[]): Promise<readonly string[]> => {
  const drawn: string[] = [];
  for (const part of parts) {
    await new Promise<void>(resolve => setTimeout(resolve));
    const elements = part();
    if (elements !== '') drawn.push(elements);
  }
  return drawn;
};
/** A place that hills and waves leave free. */
export type Box = readonly [x: number, y: number, halfWidth: number, halfHeight: number];
