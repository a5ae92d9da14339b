/** Reads weights from bytes, list by list, little-endian, as `learning/fit.py` and `learning/fit_prior.py` write them. */
export interface WeightReader {
  int8(n: number): Int8Array;
  int16(n: number): Int16Array;
  int32(n: number): Int32Array;
}

/** `wanted`: how many bytes weights of this shape have. */
export const weightReader = (bytes: Uint8Array, wanted: number): WeightReader => {
  if (bytes.length !== wanted) throw new Error(`weights of ${bytes.length} bytes where ${wanted} are needed`);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = 0;
  const next = (size: number): number => {
    const at = end;
    end += size;
    return at;
  };
  return {
    int8: n => Int8Array.from({ length: n }, () => data.getInt8(next(1))),
    int16: n => Int16Array.from({ length: n }, () => data.getInt16(next(2), true)),
    int32: n => Int32Array.from({ length: n }, () => data.getInt32(next(4), true)),
  };
};
