/** Asks the bots' worker how a finished game went. */
import type { CurveAnswer, CurveQuestion } from '../../worker/bot-worker.ts';
import type { GameCurve } from '../table-client.ts';

export const loadCurve = (curveOf: CurveQuestion['curveOf']): Promise<GameCurve | null> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../worker/bot-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<CurveAnswer>) => {
      worker.terminate();
      resolve(data.curve);
    };
    worker.onerror = event => {
      worker.terminate();
      reject(new Error(event.message));
    };
    worker.postMessage({ curveOf } satisfies CurveQuestion);
  });
