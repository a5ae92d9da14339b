/** The page for data packs, PA-22: those kept here, which one is in use, and the editor. */
import { BUILTIN_FILE, MAX_PACK_BYTES } from '@stoa/parthenon/pack/validate';
import { Download, FilePenLine, FileUp, Sparkles, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { keptText } from '../../../packs/pack-db.ts';
import { useSettings } from '../../../settings.ts';
import { Page } from '../../../shell/page.tsx';
import { Editor, saveFile } from './editor.tsx';
import './packs.css';
import { type PackNote, usePacks, usePacksOf } from '../../../packs/store.ts';
import { PACK_WORDS, type PackWords } from './words.ts';

const ours = (): string => JSON.stringify(BUILTIN_FILE, null, 2);

const download = async ({ id, title }: PackNote): Promise<void> => saveFile(title, (await keptText(id)) ?? '');

/** A pack that is kept: use it, change it, take it away. */
const Note = ({
  note,
  isChosen,
  words,
  onChoose,
  onOpen,
}: {
  note: PackNote;
  isChosen: boolean;
  words: PackWords;
  onChoose: () => void;
  onOpen: () => void;
}) => {
  const forget = usePacks(s => s.forget);
  return (
    <li>
      <label>
        <input type="radio" name="pack" disabled={!note.ok} checked={isChosen} onChange={onChoose} aria-label={words.use(note.title)} />
        <span>{note.title}</span>
        {isChosen && <b className="pack-mark rulebook">{words.inUse}</b>}
        {!note.ok && <span className="pack-mark wrong">{words.notPlayable}</span>}
      </label>
      <span className="pack-acts">
        <button type="button" className="button quiet icon" aria-label={words.open(note.title)} onClick={onOpen}>
          <FilePenLine aria-hidden />
        </button>
        <button type="button" className="button quiet icon" aria-label={words.download(note.title)} onClick={() => void download(note)}>
          <Download aria-hidden />
        </button>
        <button type="button" className="button quiet icon" aria-label={words.remove(note.title)} onClick={() => void forget(note.id)}>
          <Trash2 aria-hidden />
        </button>
      </span>
    </li>
  );
};

/** A copy of ours, or a file. */
const Begin = ({ words, onEdit, onProblem }: { words: PackWords; onEdit: (text: string) => void; onProblem: (said: string) => void }) => {
  const file = useRef<HTMLInputElement>(null);
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    if (chosen.size > MAX_PACK_BYTES) onProblem(words.fileTooLarge(Math.ceil(chosen.size / 1024)));
    else await chosen.text().then(onEdit, () => onProblem(words.unreadable));
  };
  return (
    <div className="pack-acts">
      <button type="button" className="button main" onClick={() => onEdit(ours())}>
        <Sparkles aria-hidden />
        {words.fromOurs}
      </button>
      <button type="button" className="button" onClick={() => file.current?.click()}>
        <FileUp aria-hidden />
        {words.fromFile}
      </button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={words.fromFile}
        onChange={event => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
};

export const PacksPage = () => {
  const words = PACK_WORDS[useSettings(s => s.language)];
  const { notes, chosen } = usePacksOf('parthenon');
  const chooseFor = usePacks(s => s.choose);
  const choose = (id: string | null): void => chooseFor('parthenon', id);
  const [open, setOpen] = useState<{ readonly id: string; readonly text: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const edit = (text: string, id: string = crypto.randomUUID()): void => {
    setProblem(null);
    setOpen({ id, text });
  };
  const openKept = async ({ id }: PackNote): Promise<void> => edit((await keptText(id)) ?? '', id);
  return (
    <Page title={words.title}>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <p className="muted">{words.provenance}</p>
      <section aria-labelledby="packs-kept">
        <h2 id="packs-kept">{words.kept}</h2>
        <ul className="pack-notes">
          <li>
            <label>
              <input
                type="radio"
                name="pack"
                checked={chosen === null}
                onChange={() => choose(null)}
                aria-label={words.use(words.builtin)}
              />
              <span>{words.builtin}</span>
              {chosen === null && <b className="pack-mark rulebook">{words.inUse}</b>}
            </label>
          </li>
          {notes.map(note => (
            <Note
              key={note.id}
              note={note}
              isChosen={chosen === note.id}
              words={words}
              onChoose={() => choose(note.id)}
              onOpen={() => void openKept(note)}
            />
          ))}
        </ul>
        <Begin words={words} onEdit={text => edit(text)} onProblem={setProblem} />
        {problem !== null && (
          <p role="alert" className="pack-problem">
            {problem}
          </p>
        )}
      </section>
      {open !== null && <Editor key={open.id} id={open.id} written={open.text} onClose={() => setOpen(null)} />}
    </Page>
  );
};
