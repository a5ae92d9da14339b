/** Looks packs over beside the page, so that a long one never holds it up. */
import { checkPack } from './check.ts';

self.onmessage = ({ data }: MessageEvent<{ readonly call: number; readonly text: string }>) => {
  self.postMessage({ call: data.call, report: checkPack(data.text) });
};
