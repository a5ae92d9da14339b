import { launch } from './browser.ts';
import { playNow } from './player.ts';
import { openPage } from './screen-player.ts';
import { serve } from './serve.ts';
const browser = await launch();
const { url, server } = await serve();
const page = await openPage(browser, url, { settings: { pace: 'normal', level: 'novice', sound: 'off', motion: 'full' } });
await playNow(page, 'Parthenon');
await page.waitForTimeout(4000);
await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'] });
await page.locator('.stop-next').click();
await page.waitForTimeout(2500);
const trace = JSON.parse(String(await browser.stopTracing()));
const ev = (trace.traceEvents as any[]).sort((a, b) => a.ts - b.ts);
let by: Record<string, number> = {};
for (const e of ev) {
  if (e.name === 'StyleRecalcInvalidationTracking' || e.name === 'StyleInvalidatorInvalidationTracking' || e.name === 'ScheduleStyleInvalidationTracking') {
    const d = e.args.data; const k = `${e.name.slice(0, 12)} ${d.reason ?? d.invalidationSet ?? ''} ${d.extraData ?? ''} ${d.subtree ? 'SUBTREE' : ''} ${d.nodeName} ${JSON.stringify(d.invalidationList ?? d.selectors ?? '').slice(0, 160)}`;
    by[k] = (by[k] ?? 0) + 1;
  }
  if (e.name === 'UpdateLayoutTree' && e.args.elementCount !== undefined) {
    if (e.args.elementCount > 300) { console.log(`== style ${e.args.elementCount} ${(e.tdur / 1000).toFixed(1)}ms`); for (const [k, v] of Object.entries(by).sort((a, b) => b[1] - a[1]).slice(0, 40)) console.log('   ', v, k.slice(0, 260)); }
    by = {};
  }
}
server.close(); await browser.close();
