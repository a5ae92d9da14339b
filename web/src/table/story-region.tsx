/** The story of a live table: what happened since the last decision, or, for who comes back, the recap. */
import { memo, useDeferredValue, useMemo } from 'react';
import type { Stopped } from '../games/types.ts';
import { seenReplay } from '../replay/sources.ts';
import type { Ready } from './ready.ts';
import { Recap, recapOf } from './recap.tsx';
import { toldUpTo, useSettled } from './settled.ts';
import type { SheetName } from './sheets.tsx';
import type { TableStore } from './store.ts';
import { Story } from './story.tsx';

type Told = Pick<Ready, 'info' | 'message' | 'lines' | 'words' | 'slots'> &
  Pick<TableStore, 'missed' | 'viewer' | 'log' | 'decidedAt' | 'skipRecap'> & { readonly stop: Stopped | undefined };
interface StoryProps {
  readonly told: Told;
  readonly onLight: (places: readonly string[]) => void;
  readonly open: (sheet: SheetName) => void;
}
const StoryTold = memo(({ told, onLight, open }: StoryProps) => {
  const { info, message, lines, words, slots, missed, viewer, log, decidedAt, skipRecap, stop } = told;
  const recap = useMemo(() => (missed ? recapOf(lines, missed, viewer) : undefined), [missed, lines, viewer]);
  // From the first line that is told; my own deeds before it are not.
  const settled = useSettled(words.screen.log.settles);
  const upTo = toldUpTo(log, stop, settled);
  const first = recap ? Math.min(...[...recap.toMe, ...recap.others].map(({ at }) => at)) : 0;
  const replay = `${info.mode === 'online' ? seenReplay(info.id) : `/replay/${info.id}`}?event=${first}`;
  return recap ? (
    <Recap recap={recap} onLight={onLight} replay={replay} onClose={skipRecap} />
  ) : (
    <Story
      lines={lines.filter(({ at }) => at < upTo)}
      freshFrom={words.screen.log.storyFrom?.(log, decidedAt, viewer) ?? decidedAt}
      me={viewer}
      nameOf={words.text.seat}
      situation={() => words.screen.log.situation?.(message.view, words.text, words.lang) ?? []}
      onLight={onLight}
      onChronicle={() => open('chronicle')}
      UnreadMark={slots.UnreadMark}
      SeatSign={words.screen.parts.SeatSign}
    />
  );
});
/** What a message tells comes a moment after what it asks: the board, the prompt and the ways on do not wait for it. */
export const StoryRegion = ({ ready, ...rest }: { ready: Ready } & Omit<StoryProps, 'told'>) => {
  const { info, message, lines, words, slots, table } = ready;
  const { missed, viewer, log, decidedAt, skipRecap, stops } = table;
  const stop = stops[0];
  const told = useMemo(
    (): Told => ({ info, message, lines, words, slots, missed, viewer, log, decidedAt, skipRecap, stop }),
    [info, message, lines, words, slots, missed, viewer, log, decidedAt, skipRecap, stop],
  );
  return <StoryTold told={useDeferredValue(told)} {...rest} />;
};
