/** The cards of a pack with their numbers, section by section; a section is drawn when it is opened. */
import { type PaNames, texts } from '@stoa/parthenon/text';
import { useEffect, useState } from 'react';
import type { PackCard, PackField, PackSection } from './check.ts';
import type { Path } from './json-places.ts';
import type { PackWords } from './words.ts';

const nameOf = (section: string, id: string, names: PaNames): string => {
  const lists: Readonly<Record<string, Readonly<Record<string, { readonly name: string } | string>>>> = {
    islands: names.islands,
    structures: names.structures,
    wonders: names.wonders,
    philosophies: names.philosophies,
    events: names.events,
    hazards: names.hazards,
    harborStatus: names.harbors,
    lands: names.lands,
  };
  const found = lists[section]?.[id];
  return found === undefined ? id.replaceAll('_', ' ') : typeof found === 'string' ? found : found.name;
};
const kindName = (of: string, names: PaNames): string =>
  (names.cards as Readonly<Record<string, { readonly one: string }>>)[of]?.one ??
  (names.selectors as Readonly<Record<string, { readonly one: string }>>)[of]?.one ??
  of;
/** `villages · chios.village.A1 · cost` without the words that say nothing. */
const labelOf = (keys: readonly string[], words: PackWords): string =>
  keys
    .filter((key, i) => key !== 'n' || i === 0 || keys.length === 1)
    .map(key => words.keys[key] ?? key.replace(/^.*\./, '').replaceAll('_', ' '))
    .join(' · ');

const Mark = ({ provenance, why, words }: { provenance: string; why: string; words: PackWords }) =>
  words.marks[provenance] === undefined ? null : (
    <span className={`pack-mark ${provenance}`} title={why || undefined}>
      {words.marks[provenance]}
    </span>
  );

const NumberField = ({ field, label, onChange }: { field: PackField; label: string; onChange: (value: number) => void }) => {
  const [typed, setTyped] = useState(String(field.value));
  useEffect(() => setTyped(String(field.value)), [field.value]);
  return (
    <input
      type="number"
      className="input"
      inputMode="numeric"
      step={1}
      value={typed}
      aria-label={label}
      onChange={event => {
        setTyped(event.target.value);
        const value = Number(event.target.value);
        if (event.target.value.trim() !== '' && Number.isFinite(value)) onChange(value);
      }}
    />
  );
};

const NameField = ({
  name,
  of,
  label,
  onChange,
}: {
  name: PackCard['names'][number];
  /** The card as it is called now. */
  of: string;
  label: string;
  onChange: (value: string) => void;
}) => {
  const [typed, setTyped] = useState(name.value);
  useEffect(() => setTyped(name.value), [name.value]);
  return (
    <label>
      {label}
      <input
        className="input"
        lang={name.lang}
        aria-label={`${of}: ${label}`}
        value={typed}
        maxLength={80}
        placeholder={of}
        onChange={event => {
          setTyped(event.target.value);
          onChange(event.target.value);
        }}
      />
    </label>
  );
};

const Card = ({
  card,
  section,
  names,
  words,
  edit,
}: {
  card: PackCard;
  section: string;
  names: PaNames;
  words: PackWords;
  edit: (path: Path, value: string | number) => void;
}) => {
  const kinds = [...Object.keys(names.cards), ...Object.keys(names.selectors)];
  const title = nameOf(section, card.id, names);
  return (
    <li className="pack-card">
      <h3>
        {title} <Mark provenance={card.provenance} why={card.why} words={words} />
      </h3>
      {card.why !== '' && card.provenance === 'reconstruction' && <p className="muted">{card.why}</p>}
      {card.names.length > 0 && (
        <div className="pack-names">
          {card.names.map(name => (
            <NameField key={name.lang} name={name} of={title} label={words.nameIn[name.lang]} onChange={value => edit(name.path, value)} />
          ))}
        </div>
      )}
      <ul>
        {card.numbers.map(field => {
          const label = labelOf(field.keys, words);
          return (
            <li key={field.path.join('/')}>
              <span className="pack-label">{label}</span>
              <NumberField field={field} label={`${title}: ${label}`} onChange={value => edit(field.path, value)} />
              {field.of !== null && (
                <select
                  className="input"
                  aria-label={`${title}: ${label}, ${words.of}`}
                  value={String(field.of.value)}
                  onChange={event => field.of && edit(field.of.path, event.target.value)}
                >
                  {!kinds.includes(String(field.of.value)) && <option value={field.of.value}>{field.of.value}</option>}
                  {kinds.map(kind => (
                    <option key={kind} value={kind}>
                      {kindName(kind, names)}
                    </option>
                  ))}
                </select>
              )}
              {field.provenance !== card.provenance && <Mark provenance={field.provenance} why="" words={words} />}
            </li>
          );
        })}
      </ul>
    </li>
  );
};

export const CardList = ({
  sections,
  lang,
  words,
  edit,
}: {
  sections: readonly PackSection[];
  lang: 'en' | 'it';
  words: PackWords;
  edit: (path: Path, value: string | number) => void;
}) => {
  const { names } = texts[lang];
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return (
    <div className="pack-sections">
      {sections.map(section => (
        <details
          key={section.id}
          onToggle={event => {
            const now = new Set(open);
            if (event.currentTarget.open) now.add(section.id);
            else now.delete(section.id);
            setOpen(now);
          }}
        >
          <summary>
            {words.sections[section.id] ?? section.id} <span className="muted">{words.cards(section.cards.length)}</span>
          </summary>
          {open.has(section.id) && (
            <ul>
              {section.cards
                .filter(card => card.numbers.length + card.names.length > 0)
                .map(card => (
                  <Card key={card.id} card={card} section={section.id} names={names} words={words} edit={edit} />
                ))}
              {section.cards.every(card => card.numbers.length + card.names.length === 0) && <li className="muted">{words.noNumbers}</li>}
            </ul>
          )}
        </details>
      ))}
    </div>
  );
};
