/** What can be done and has no place on the board: buttons, grouped under the game's own headings. In words, everything. */
import type { Action } from '@stoa/engine';
import type { AnyText } from '../games/types.ts';

/** Under the headings in the order of the list; what lets something go stands after the rest. */
const grouped = (
  actions: readonly Action[],
  text: AnyText,
  letsGo: (action: Action) => boolean,
): readonly (readonly [string, readonly Action[]])[] => {
  const groups = new Map<string, Action[]>();
  for (const action of [...actions.filter(a => !letsGo(a)), ...actions.filter(letsGo)]) {
    const heading = text.actionGroup(action);
    const group = groups.get(heading);
    if (group) group.push(action);
    else groups.set(heading, [action]);
  }
  return [...groups];
};

export const Choices = ({
  actions,
  all = actions,
  view,
  text,
  choose,
  disabled,
  headings,
  letsGo = () => false,
}: {
  actions: readonly Action[];
  /** With what is offered elsewhere, on the board or in the hand. */
  all?: readonly Action[];
  view: unknown;
  text: AnyText;
  choose: (action: Action) => void;
  disabled: boolean;
  headings: boolean;
  /** To let something go: beside what can be done it looks like less and stands last. */
  letsGo?: ((action: Action) => boolean) | undefined;
}) => (
  <div className="choices">
    {grouped(actions, text, letsGo).map(([heading, group]) => (
      <div key={heading} className="choice-group" role="group" aria-label={heading}>
        {headings && <h3>{heading}</h3>}
        <div className="choice-buttons">
          {group.map(action => (
            <button
              key={JSON.stringify(action)}
              type="button"
              className={letsGo(action) && !all.every(letsGo) ? 'button quiet' : 'button'}
              disabled={disabled}
              onClick={() => choose(action)}
            >
              {text.action(action, view)}
            </button>
          ))}
        </div>
      </div>
    ))}
  </div>
);
