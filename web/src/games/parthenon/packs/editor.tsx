/** One pack under the pen: what is wrong with it and where, its cards, its text. */
import { texts } from '@stoa/parthenon/text';
import { Check, Download, Save, TriangleAlert, X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePacks } from '../../../packs/store.ts';
import { useSettings } from '../../../settings.ts';
import { ChoiceRow } from '../../../shell/choice-row.tsx';
import { CardList } from './card-list.tsx';
import type { Mistake, Report } from './check.ts';
import { nodeAt, scan, withField, withValue } from './json-places.ts';
import { useReport } from './use-report.ts';
import { PACK_WORDS, type PackWords } from './words.ts';

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

/** A file for the download folder. */
export const saveFile = (title: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'pack'}.json`;
  link.click();
  URL.revokeObjectURL(url);
};

type Show = (start: number, end: number) => void;

const wrongIn = (report: Report, words: PackWords): string | null => {
  if (report.state === 'too-large') return words.tooLarge(kilobytes(report.bytes));
  if (report.state === 'not-json') return words.notJson(report.line, report.column);
  return report.state === 'read' && report.mistakes.length > 0 ? words.mistakes(report.mistakes.length) : null;
};

const Mistakes = ({ mistakes, words, show }: { mistakes: readonly Mistake[]; words: PackWords; show: Show }) => {
  const lang = useSettings(s => s.language);
  const sentence = ({ rule, place, reason }: Mistake): string => texts[lang].refusal({ rule, why: 'bad-pack', with: { place, reason } });
  return (
    <>
      <ol className="pack-mistakes">
        {mistakes.map(mistake => (
          <li key={`${mistake.place} ${mistake.reason}`}>
            <span>
              {sentence(mistake)} <span className="muted">{mistake.rule}</span>
            </span>
            <button type="button" className="button" title={words.goThere} onClick={() => show(mistake.start, mistake.end)}>
              {words.show(mistake.line)}
            </button>
          </li>
        ))}
      </ol>
      {mistakes.length > 1 && <p className="muted">{words.mistakesHint}</p>}
    </>
  );
};

const Verdict = ({ report, current, words, show }: { report: Report; current: boolean; words: PackWords; show: Show }) => {
  const wrong = wrongIn(report, words);
  return (
    <div className="pack-verdict">
      <p role="status" className={wrong === null ? 'fine' : 'wrong'}>
        {!current || report.state === 'empty' ? (
          <span className="muted">{report.state === 'empty' && current ? words.textHint : words.checking}</span>
        ) : wrong === null ? (
          <>
            <Check aria-hidden />
            {words.fine}
          </>
        ) : (
          <>
            <TriangleAlert aria-hidden />
            <b>{wrong}</b>
          </>
        )}
      </p>
      {report.state === 'not-json' && (
        <button type="button" className="button" onClick={() => show(report.at, report.at + 1)}>
          {words.goThere}
        </button>
      )}
      {report.state === 'read' && report.mistakes.length > 0 && <Mistakes mistakes={report.mistakes} words={words} show={show} />}
    </div>
  );
};

/** The name as it stands in the text now; undefined where a pack has none to change. */
const nameIn = (text: string): string | undefined => {
  const root = scan(text);
  const value = 'bad' in root ? undefined : nodeAt(root, ['title'])?.value;
  return typeof value === 'string' ? value : undefined;
};

/** Selects a place of the text, and brings it into sight: browsers do not do that by themselves. */
const select = (field: HTMLTextAreaElement, start: number, end: number): void => {
  field.focus();
  field.setSelectionRange(start, end);
  const line = field.value.slice(0, start).split('\n').length - 1;
  field.scrollTop = Math.max(0, (field.scrollHeight / field.value.split('\n').length) * (line - 4));
};

const PackText = ({
  text,
  words,
  wanted,
  onShown,
  onWrite,
}: {
  text: string;
  words: PackWords;
  /** The place to show. */
  wanted: readonly [number, number] | null;
  onShown: () => void;
  onWrite: (text: string) => void;
}) => {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (wanted === null || area.current === null) return;
    select(area.current, wanted[0], wanted[1]);
    onShown();
  }, [wanted, onShown]);
  return (
    <label className="pack-text">
      <span>{words.text}</span>
      <textarea
        ref={area}
        className="input"
        value={text}
        placeholder={words.textHint}
        rows={26}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        onChange={event => onWrite(event.target.value)}
      />
    </label>
  );
};

const PackName = ({ text, words, onWrite }: { text: string; words: PackWords; onWrite: (text: string) => void }) => {
  const name = useMemo(() => nameIn(text), [text]);
  return (
    <label className="pack-name">
      {words.name}
      <input
        className="input"
        value={name ?? ''}
        disabled={name === undefined}
        maxLength={80}
        onChange={event => onWrite(withValue(text, ['title'], event.target.value))}
      />
    </label>
  );
};

export const Editor = ({ id, written, onClose }: { id: string; written: string; onClose: () => void }) => {
  const lang = useSettings(s => s.language);
  const words = PACK_WORDS[lang];
  const [text, setText] = useState(written);
  const [form, setForm] = useState<'cards' | 'text'>(written === '' ? 'text' : 'cards');
  const [kept, setKept] = useState(false);
  const [wanted, setWanted] = useState<readonly [number, number] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { report, current } = useReport(text);
  const keep = usePacks(s => s.keep);
  const title = report.state === 'read' && report.title !== '' ? report.title : words.unnamed;
  const ok = current && report.state === 'read' && report.mistakes.length === 0;
  useEffect(() => heading.current?.focus(), []);
  const write = (next: string): void => {
    setText(next);
    setKept(false);
  };
  const show = (start: number, end: number): void => {
    setForm('text');
    setWanted([start, end]);
  };
  const shown = useCallback(() => setWanted(null), []);
  return (
    <section className="pack-editor" aria-labelledby="pack-editor">
      <h2 id="pack-editor" ref={heading} tabIndex={-1}>
        {words.editor}: {title}
      </h2>
      <Verdict report={report} current={current} words={words} show={show} />
      {report.state === 'read' && <PackName text={text} words={words} onWrite={write} />}
      <div className="pack-acts">
        <button
          type="button"
          className={`button${ok ? ' main' : ''}`}
          disabled={!current || report.state !== 'read'}
          onClick={() => void keep({ id, game: 'parthenon', title, ok }, text).then(() => setKept(true))}
        >
          <Save aria-hidden />
          {!current || ok ? words.keep : words.keepAsDraft}
        </button>
        <button type="button" className="button" disabled={text === ''} onClick={() => saveFile(title, text)}>
          <Download aria-hidden />
          {words.downloadThis}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          <X aria-hidden />
          {words.close}
        </button>
        <span role="status">{kept ? words.keptNow : ''}</span>
      </div>
      <ChoiceRow legend={words.view} hideLegend values={['cards', 'text']} value={form} label={v => words.views[v]} onChange={setForm} />
      {form === 'cards' && report.state === 'read' && (
        <CardList
          sections={report.sections}
          lang={lang}
          words={words}
          edit={(path, value) => write(typeof value === 'string' ? withField(text, path, value) : withValue(text, path, value))}
        />
      )}
      {form === 'text' && <PackText text={text} words={words} wanted={wanted} onShown={shown} onWrite={write} />}
    </section>
  );
};
