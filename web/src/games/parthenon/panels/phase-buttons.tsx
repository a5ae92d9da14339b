/** In the ledge: the button that ends the phase, where it is more than a word. What it would mean stands in the matter. */
import type { PaAction } from '@stoa/parthenon';
import type { ReactNode } from 'react';
import { useTable } from '../../../table/store.ts';
import { Spot } from '../../spot.tsx';
import { usePlan } from '../plan.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { sendInParts } from './loading.ts';
import { hazardForecast, type PhaseEnd, phaseEnd } from './phase-end.ts';

type Props = PaProps & { words: ScreenWords };
type EndOf<K extends PhaseEnd['ends']> = Extract<PhaseEnd, { readonly ends: K }>;

interface ActProps {
  readonly label: string;
  /** What stands on it, where that is less than the label. */
  readonly shown?: string;
  readonly open?: boolean;
  readonly weight?: 'main' | 'quiet';
  readonly onTouch: () => void;
}
const Act = ({ label, shown = label, open = true, weight = 'main', onTouch }: ActProps) => (
  <Spot className={`pa-act ${weight}`} label={label} open={open} onTouch={onTouch}>
    {shown}
  </Spot>
);
const Acts = ({ children }: { children: ReactNode }) => <div className="pa-acts">{children}</div>;

/** The question stands as text in the matter; the harmless answer comes last, where the main button is. */
const Asked = ({ question, children }: { question: string; children: ReactNode }) => (
  <div className="pa-acts" role="group" aria-label={question}>
    {children}
  </div>
);

/** Drafted, to be confirmed: no one careless touch. */
const draftWhole = (action: PaAction): void => void useTable.getState().choose(action, 'whole');

const Unload = ({ end, words, choose }: Props & { end: EndOf<'unload'> }) => {
  const plan = usePlan();
  return (
    <Asked question={words.unloadAsk(end.cargo)}>
      <Act
        label={words.unloadAndStay}
        weight="quiet"
        onTouch={() => {
          plan.set({ loads: {}, sure: false });
          choose({ do: 'confirm' });
        }}
      />
      <Act label={words.chooseLand(end.stranded)} onTouch={() => plan.set({ fleet: end.stranded[0] ?? plan.fleet, sure: false })} />
    </Asked>
  );
};

const HazardForecast = ({ view, words }: Props) => {
  const forecast = hazardForecast(
    view,
    usePlan(s => s.goals),
  );
  return forecast && <p className="pa-danger-ahead">{words.danger(forecast.regions, forecast.harm, forecast.all)}</p>;
};

const Voyage = ({ end, ...props }: Props & { end: EndOf<'voyage'> }) => {
  const { view, words, choose, askWhy } = props;
  const { fleets, does, steps, isOpen } = end;
  const set = usePlan(s => s.set);
  const touch = (): void => {
    if (does === 'refuse') askWhy({ do: 'confirm' }, steps);
    else if (does === 'ask') set({ sure: true });
    else if (does === 'send') {
      const taken = view.draft?.load.flat().length ?? 0;
      set({ sentAt: taken });
      sendInParts([...steps, { do: 'confirm' }], taken, choose, set);
    } else choose({ do: 'confirm' });
  };
  return (
    <Acts>
      <Act
        label={fleets > 0 ? words.setSail(fleets) : words.stayHome}
        open={isOpen}
        weight={fleets === 0 ? 'quiet' : 'main'}
        onTouch={touch}
      />
    </Acts>
  );
};

const Discard = ({ end, text, words, choose }: Props & { end: EndOf<'discard'> }) => {
  const set = usePlan(s => s.set);
  const { kept, missed, lost, asks, asksAgain, steps } = end;
  const giveUp = (): void => {
    const [first, ...then] = steps;
    set({ keep: null, sure: false });
    if (first) choose(first, ...then);
  };
  const showAll = <Act label={words.optionB} weight="quiet" onTouch={() => choose(end.showAll)} />;
  if (asksAgain)
    return (
      <Asked question={words.giveUpAsk(text.cards(lost), missed)}>
        {showAll}
        <Act label={words.giveUp(lost.length)} weight="quiet" onTouch={giveUp} />
        <Act label={words.keepChoosing} onTouch={() => set({ sure: false })} />
      </Asked>
    );
  return (
    <Acts>
      <Act label={words.optionA(kept)} onTouch={() => (asks ? set({ sure: true }) : giveUp())} />
      {showAll}
    </Acts>
  );
};

const Paying = ({ end, text, words, choose }: Props & { end: EndOf<'paying'> }) => {
  const set = usePlan(s => s.set);
  const [first, ...then] = end.steps;
  const pay = (): void => {
    set({ paying: null });
    if (first) choose(first, ...then);
  };
  return (
    <Acts>
      {end.mayLeave && <Act label={words.notNow} weight="quiet" onTouch={() => set({ paying: null })} />}
      <Act label={words.pay(text.cards(end.way))} onTouch={pay} />
    </Acts>
  );
};

const NameButton = ({ end, words, choose }: Props & { end: EndOf<'names'> }) => {
  const set = usePlan(s => s.set);
  const [first, ...then] = end.steps;
  const name = (): void => {
    set({ names: {} });
    if (first) choose(first, ...then);
  };
  return (
    <Acts>
      <Act label={words.nameAll(end.islands)} onTouch={name} />
    </Acts>
  );
};

const EventButtons = ({ end: { events }, text, words, choose }: Props & { end: EndOf<'events'> }) => {
  const isOnly = events.length === 1;
  return (
    <Acts>
      {events.map(a => {
        const name = text.names.events[a.event]?.name ?? a.event.replaceAll('_', ' ');
        const label = words.carryOut(name);
        return (
          <Act key={a.event} label={label} shown={isOnly ? label : name} weight={isOnly ? 'main' : 'quiet'} onTouch={() => choose(a)} />
        );
      })}
    </Acts>
  );
};

const HarborButtons = ({ end, text, words, choose }: Props & { end: EndOf<'harbor'> }) => (
  <Acts>
    <Act label={words.passHarbor} weight="quiet" onTouch={() => choose(end.pass)} />
    <Act label={words.revealHarbor(text.names.lands[end.reveal.land])} onTouch={() => choose(end.reveal)} />
  </Acts>
);

const Redraw = ({ end, view, text, choose }: Props & { end: EndOf<'redraw'> }) => (
  <Acts>
    {[end.redraw, end.keep].map(a => (
      <Act key={a.do} label={text.action(a, view)} weight="quiet" onTouch={() => choose(a)} />
    ))}
  </Acts>
);

const Respond = ({ end, view, text, words, choose }: Props & { end: EndOf<'respond'> }) => (
  <Acts>
    <Act label={text.action(end.accept, view)} weight={end.gifts.length > 0 ? 'quiet' : 'main'} onTouch={() => choose(end.accept)} />
    {end.gifts.map(({ fleet, steps: [first, ...then] }) => (
      <Act key={fleet} label={words.giftFor(fleet)} onTouch={() => first && choose(first, ...then)} />
    ))}
  </Acts>
);

/** What ending the phase now would mean: a question, fleets without a land, hazards ahead. */
export const PhaseNote = (props: Props) => {
  const { text, words } = props;
  const end = phaseEnd(props, usePlan());
  switch (end?.ends) {
    case 'unload':
      return (
        <p className="pa-asked" role="status">
          {words.unloadAsk(end.cargo)}
        </p>
      );
    case 'voyage':
      return (
        <>
          {end.does === 'refuse' && <p className="pa-asked">{words.noLand(end.stranded)}</p>}
          <HazardForecast {...props} />
        </>
      );
    case 'discard':
      return end.asksAgain ? (
        <p className="pa-asked" role="status">
          {words.giveUpAsk(text.cards(end.lost), end.missed)}
        </p>
      ) : null;
    default:
      return null;
  }
};

/** Endings that are one button. */
const plainOf = (end: EndOf<'choosing' | 'done' | 'idle' | 'confirm'>, { view, text, words, choose, askWhy }: Props): ActProps => {
  switch (end.ends) {
    case 'choosing':
      return { label: words.toChoose(end.left, end.hasBegun), open: false, onTouch: () => askWhy({ do: 'confirm' }) };
    case 'done': {
      const label = end.laidAway === undefined ? text.action(end.action, view) : words.finishUnexchanged(end.laidAway);
      return { label, weight: end.isOnly ? 'main' : 'quiet', onTouch: () => choose(end.action) };
    }
    case 'idle':
      return { label: words.leaveIdle(end.idle, end.settlers), weight: 'quiet', onTouch: () => draftWhole(end.action) };
    case 'confirm': {
      const label = end.says === 'without' ? words.goOnWithout : end.says === 'pay' ? words.payNow : text.action(end.action, view);
      return { label, weight: end.says === 'without' ? 'quiet' : 'main', onTouch: () => choose(end.action) };
    }
  }
};
const Plain = ({ end, ...props }: Props & { end: EndOf<'choosing' | 'done' | 'idle' | 'confirm'> }) => (
  <Acts>
    <Act {...plainOf(end, props)} />
  </Acts>
);

const FreePlan = ({ end, view, text, words, choose }: Props & { end: EndOf<'free-plan'> }) => (
  <Acts>
    <Act label={words.leavePlan} weight="quiet" onTouch={() => choose(end.leave)} />
    <Act label={text.action(end.take, view)} onTouch={() => choose(end.take)} />
  </Acts>
);

export const PhaseButtons = (props: Props) => {
  const end = phaseEnd(props, usePlan());
  if (end === undefined) return null;
  switch (end.ends) {
    case 'unload':
      return <Unload {...props} end={end} />;
    case 'voyage':
      return <Voyage {...props} end={end} />;
    case 'discard':
      return <Discard {...props} end={end} />;
    case 'paying':
      return <Paying {...props} end={end} />;
    case 'events':
      return <EventButtons {...props} end={end} />;
    case 'names':
      return <NameButton {...props} end={end} />;
    case 'redraw':
      return <Redraw {...props} end={end} />;
    case 'respond':
      return <Respond {...props} end={end} />;
    case 'harbor':
      return <HarborButtons {...props} end={end} />;
    case 'free-plan':
      return <FreePlan {...props} end={end} />;
    default:
      return <Plain {...props} end={end} />;
  }
};
