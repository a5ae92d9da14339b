/** A ground is made once and kept. */
export const once = (make: () => Promise<string>): (() => Promise<string>) => {
  let made: Promise<string> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
/** A place that hills and waves leave free. */
export type Box = readonly [x: number, y: number, halfWidth: number, halfHeight: number];
