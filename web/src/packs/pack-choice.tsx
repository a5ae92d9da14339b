/** Which cards a new game is played with: ours, or a pack kept in this browser. */
import { FilePenLine } from 'lucide-react';
import { Link } from 'wouter';
import { type GameId, hasPackEditor } from '../games/index.ts';
import { useSettings } from '../settings.ts';
import { CHOICE_WORDS } from './choice-words.ts';
import { usePacks, usePacksOf } from './store.ts';

export const PackSelect = ({ game, value, onChange }: { game: GameId; value: string | null; onChange: (id: string | null) => void }) => {
  const words = CHOICE_WORDS[useSettings(s => s.language)];
  const notes = usePacksOf(game).notes.filter(note => note.ok);
  return (
    <label className="opponent">
      {words.cards}
      <select value={value ?? ''} onChange={event => onChange(event.target.value === '' ? null : event.target.value)}>
        <option value="">{words.builtin}</option>
        {notes.map(note => (
          <option key={note.id} value={note.id}>
            {note.title}
          </option>
        ))}
      </select>
    </label>
  );
};

/** On the home page; the select only once there is something to select. */
export const PackChoice = ({ game }: { game: GameId }) => {
  const words = CHOICE_WORDS[useSettings(s => s.language)];
  const { notes, chosen } = usePacksOf(game);
  const choose = usePacks(s => s.choose);
  return (
    <div className="pack-choice">
      {notes.some(note => note.ok) && <PackSelect game={game} value={chosen} onChange={id => choose(game, id)} />}
      {hasPackEditor(game) && (
        <Link href="/packs" className="button quiet">
          <FilePenLine aria-hidden />
          {words.edit}
        </Link>
      )}
    </div>
  );
};
