/** Which cards a new game is played with: ours, or a pack kept in this browser. */
import { FilePenLine } from 'lucide-react';
import { Link } from 'wouter';
import { useSettings } from '../settings.ts';
import { CHOICE_WORDS } from './choice-words.ts';
import { usePacks } from './store.ts';

export const PackSelect = ({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) => {
  const words = CHOICE_WORDS[useSettings(s => s.language)];
  const notes = usePacks(s => s.notes).filter(note => note.ok);
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
export const PackChoice = () => {
  const words = CHOICE_WORDS[useSettings(s => s.language)];
  const notes = usePacks(s => s.notes);
  const chosen = usePacks(s => s.chosen);
  const choose = usePacks(s => s.choose);
  return (
    <div className="pack-choice">
      {notes.some(note => note.ok) && <PackSelect value={chosen} onChange={choose} />}
      <Link href="/packs" className="button quiet">
        <FilePenLine aria-hidden />
        {words.edit}
      </Link>
    </div>
  );
};
