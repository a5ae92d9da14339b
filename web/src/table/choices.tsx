/** What can be done and has no place on the board: buttons, grouped under the game's own headings. In words, everything. */
import type { Action } from '@stoa/engine';
import type { NamedText } from './name-people.ts';

/** Under the headings in the order of the list; what gives something up stands after the rest. */
const grouped = (
  actions: readonly Action[],
  text: NamedText,
  givesUp: (action: Action) => boolean,
): readonly (readonly [string, readonly Action[]])[] => {
  const groups = new Map<string, Action[]>();
  for (const action of [...actions.filter(a => !givesUp(a)), ...actions.filter(givesUp)]) {
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
  givesUp = () => false,
  isAsked = true,
}: {
  actions: readonly Action[];
  /** With what is offered elsewhere, on the board or in the hand. */
  all?: readonly Action[];
  view: unknown;
  text: NamedText;
  choose: (action: Action) => void;
  disabled: boolean;
  headings: boolean;
  /** The action gives something up: beside other actions its button is quiet and stands last. */
  givesUp?: ((action: Action) => boolean) | undefined;
  /** The reader has to decide; otherwise no button is the way on. */
  isAsked?: boolean;
}) => (
  <div className="choices">
    {grouped(actions, text, givesUp).map(([heading, group]) => (
      <div key={heading} className="choice-group" role="group" aria-label={heading}>
        {headings && <h3>{heading}</h3>}
        <div className="choice-buttons">
          {group.map(action => (
            <button
              key={JSON.stringify(action)}
              type="button"
              className={!isAsked || (givesUp(action) && !all.every(givesUp)) ? 'button quiet' : 'button'}
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
