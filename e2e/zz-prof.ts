import { launch } from './browser.ts';
import { playNow, seeded } from './player.ts';
import { openPage, playerAt } from './screen-player.ts';
import { serve } from './serve.ts';
const SETTINGS = { pace: 'normal', level: 'novice', sound: 'off', motion: 'full' };
const ms = Number(process.argv[2] ?? 30000);
const runs = Number(process.argv[3] ?? 1);
const browser = await launch();
const { url, server } = await serve();
for (let r = 0; r < runs; r++) {
  const page = await openPage(browser, url, { settings: SETTINGS });
  await playNow(page, 'Parthenon');
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    const w = globalThis as any; w.stoaShift = 0; w.shifts = [];
    new PerformanceObserver(list => { for (const e of list.getEntries() as any[]) if (!e.hadRecentInput) { w.stoaShift += e.value; w.shifts.push([Math.round(e.value * 10000) / 10000, document.querySelector('.prompt')?.textContent?.slice(0, 40), ...e.sources.slice(0, 4).map((s: any) => (s.node?.nodeType === 1 ? s.node.tagName + '.' + s.node.className?.baseVal + s.node.className : s.node?.parentElement?.className + ' #text ' + s.node?.textContent?.slice(0, 20)) + ` ${JSON.stringify([s.previousRect.x, s.previousRect.y, s.previousRect.width, s.previousRect.height].map(Math.round))}->${JSON.stringify([s.currentRect.x, s.currentRect.y, s.currentRect.width, s.currentRect.height].map(Math.round))}`)]); } }).observe({ type: 'layout-shift' });
  });
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8', ...(process.env.CPU ? ['disabled-by-default-v8.cpu_profiler'] : [])] });
  const player = playerAt(page, seeded(3 + r));
  for (const until = Date.now() + ms; Date.now() < until; ) {
    const say = await page.locator('.prompt').innerText().catch(() => '');
    const t = await player.touch().catch(() => undefined);
    if (t) await page.evaluate(s => performance.mark(`T ${s}`), `${t} ${say.slice(0, 50)}`).catch(() => undefined);
    await page.waitForTimeout(400);
  }
  const shift = await page.evaluate(() => [(globalThis as any).stoaShift, (globalThis as any).shifts]);
  const trace = JSON.parse(String(await browser.stopTracing()));
  await page.context().close();
  const ev = trace.traceEvents as any[];
  const mains = new Set(ev.filter(e => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map(e => `${e.pid} ${e.tid}`));
  const main = ev.filter(e => mains.has(`${e.pid} ${e.tid}`));
  const marks = main.filter(e => e.name.startsWith('T ')).sort((a, b) => a.ts - b.ts);
  const tasks = main.filter(e => e.name.endsWith('RunTask') && e.tdur).sort((a, b) => b.tdur - a.tdur).slice(0, 10);
  console.log(`run ${r} shift ${shift[0].toFixed(4)} longest x4 ${(4 * tasks[0].tdur / 1000).toFixed(0)}`);
  for (const s of shift[1]) console.log('  shift', JSON.stringify(s));
  const samples: { ts: number; stack: string[] }[] = [];
  if (process.env.CPU) {
    const profs = new Map<string, { t: number; nodes: Map<number, any> }>();
    for (const e of ev) if (e.name === 'Profile') profs.set(`${e.pid} ${e.id}`, { t: e.args.data.startTime, nodes: new Map() });
    const ok = new Set(ev.filter(e => e.name === 'Profile' && mains.has(`${e.pid} ${e.tid}`)).map(e => `${e.pid} ${e.id}`));
    for (const e of ev.filter(e => e.name === 'ProfileChunk').sort((a, b) => a.ts - b.ts)) {
      const k = `${e.pid} ${e.id}`; const pr = profs.get(k); if (!pr || !ok.has(k)) continue;
      for (const n of e.args.data.cpuProfile?.nodes ?? []) pr.nodes.set(n.id, n);
      const ds = e.args.data.timeDeltas ?? []; (e.args.data.cpuProfile?.samples ?? []).forEach((id: number, i: number) => { pr.t += ds[i]; const stack: string[] = []; for (let n = pr.nodes.get(id); n; n = pr.nodes.get(n.parent)) stack.push(n.callFrame.functionName); samples.push({ ts: pr.t, stack }); });
    }
  }
  for (const t of tasks) {
    const inside = main.filter(e => e !== t && e.pid === t.pid && e.tid === t.tid && e.ts >= t.ts && e.ts < t.ts + t.dur && e.tdur > 300);
    const by: Record<string, number> = {};
    for (const e of inside) if (['FunctionCall', 'EventDispatch', 'TimerFire', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'MinorGC', 'MajorGC', 'ParseHTML', 'HandlePostMessage', 'RunMicrotasks', 'FireAnimationFrame', 'v8.compile', 'EvaluateScript', 'ScheduleStyleRecalculation', 'V8.GCFinalizeMC', 'V8.GCScavenger'].includes(e.name)) by[e.name] = (by[e.name] ?? 0) + e.tdur / 1000;
    const m = marks.filter(x => x.ts <= t.ts).at(-1);
    if (samples.length) { const ins = samples.filter(x => x.ts >= t.ts && x.ts < t.ts + t.dur); const incl: Record<string, number> = {}; const self: Record<string, number> = {}; for (const x of ins) { self[x.stack[0]!] = (self[x.stack[0]!] ?? 0) + 1; for (const f of new Set(x.stack)) incl[f] = (incl[f] ?? 0) + 1; } const top = (o: Record<string, number>, n: number) => Object.entries(o).sort((a, b) => b[1] - a[1]).slice(0, n).map(([k, v]) => `${k || '?'} ${Math.round(100 * v / ins.length)}`).join(' '); console.log('   ', ins.length, 'SELF', top(self, 12), '\n     INCL', top(incl, 45)); }
    console.log(`  ${(4 * t.tdur / 1000).toFixed(0)} x4; ${Object.entries(by).sort((a, b) => b[1] - a[1]).slice(0, 7).map(([k, v]) => `${k} ${(4 * v).toFixed(0)}`).join(', ')}; ${inside.filter(e => e.name === 'UpdateLayoutTree' || e.name === 'Layout').map(e => e.name === 'Layout' ? `L${e.args.beginData?.dirtyObjects}/${e.args.beginData?.totalObjects}:${(e.tdur*4/1000).toFixed(0)}` : `S${e.args.elementCount}:${(e.tdur*4/1000).toFixed(0)}`).join(' ')}; after ${m?.name} +${m ? Math.round((t.ts - m.ts) / 1000) : 0}ms`);
  }
}
server.close();
await browser.close();
