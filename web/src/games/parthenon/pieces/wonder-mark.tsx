/**
 * The twelve wonders, around the origin in a field of 40, ground line at 16; a stage is how much of it stands: a plan is a
 * broken line, a construction is built to half its height, a complete one has the sun behind it.
 */
import { useId } from 'react';

const SHAPES: Readonly<Record<string, string>> = {
  parthenon:
    'M0-14L16-6V-3H-16V-6zM-15-2H-12V11H-15zM-8-2H-5V11H-8zM-1.500-2H1.500V11H-1.500zM5-2H8V11H5zM12-2H15V11H12zM-17 12H17V16H-17z',
  colossus:
    'M-3-15a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM6-17L8-18L9-13L6-10.500zM-5-11H5L7-13L9-11L6-7V0L8 11H3L0 1L-3 11H-8L-6 0V-5L-9-1L-11-2L-7-9zM-14 12H14V16H-14z',
  lighthouse:
    'M-3-18H3V-13H5V-10H4V-4H7V-2H6V5H9V7H8V12H-8V7H-9V5H-6V-2H-7V-4H-4V-10H-5V-13H-3zM-13 12H13V16H-13zM-12-19L-5-17V-15zM12-19L5-17V-15z',
  great_library:
    'M-16-10Q-8-14 0-10Q8-14 16-10V6Q8 2 0 6Q-8 2-16 6zM-12-6Q-7-8-3-6V-4Q-7-6-12-4zM3-6Q7-8 12-6V-4Q7-6 3-4zM-12-1Q-7-3-3-1V1Q-7-1-12 1zM3-1Q7-3 12-1V1Q7-1 3 1zM-16 9H16V16H-16z',
  hippodrome: 'M-18 2C-18-8 18-8 18 2C18 12-18 12-18 2zM-13 2C-13 7 13 7 13 2C13-3-13-3-13 2zM-8 1H8V3H-8zM-16 12H16V16H-16z',
  great_theater:
    'M-18 8A18 16 0 0 1 18 8H14A14 12 0 0 0-14 8zM-12 8A12 10 0 0 1 12 8H8.500A8.500 7 0 0 0-8.500 8zM-6 8A6 5 0 0 1 6 8zM-18 10H18V16H-18z',
  oracle:
    'M-10-6H10L8 0H-8zM-7 0L-11 16H-8.500L-4 1zM7 0L11 16H8.500L4 1zM-1.200 0H1.200V16H-1.200zM-6-8Q-9-12-5-16Q-4-11-1-9Q-3-15 3-19Q3-13 6-11Q7-13 6-15Q10-11 6-8z',
  hanging_gardens:
    'M-17 16V8H-11V1H-6V-6H6V1H11V8H17V16zM-4-7C-8-11-4-16 0-16C4-16 8-11 4-7zM-10 0C-13-3-10-6-8-6L-8 0zM10 0C13-3 10-6 8-6L8 0zM-15 7C-18 4-15 1-13 1V7zM15 7C18 4 15 1 13 1V7z',
  mausoleum: 'M-2-18H2V-15H5V-12H8V-9H11V-6H-11V-9H-8V-12H-5V-15H-2zM-10-5H-7V6H-10zM-4-5H-1V6H-4zM1-5H4V6H1zM7-5H10V6H7zM-15 7H15V16H-15z',
  temple_of_artemis:
    'M0-14L16-6V-3H-16V-6zM-4-8A4.500 4.500 0 0 0 4-8A5 3 0 0 1-4-8zM-15-2H-11V11H-15zM-6-2H-2V11H-6zM2-2H6V11H2zM11-2H15V11H11zM-17 12H17V16H-17z',
  statue_of_zeus:
    'M-3-16a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM-6-12H6L8-4H11V2H7V0H4V8H8V12H1V3H-5V12H-10V-14H-8V1H-6zM10-17L6-11H9L6-5L13-13H10L12-17zM-14 12H14V16H-14z',
  olympic_stadium:
    'M-3-4H3L2 12H-2zM-5-7H5V-4H-5zM-4-8C-8-12-3-14-3-19C1-17 1-14 2-13C3-14 3-16 3-17C7-13 6-10 4-8zM-15 12H15V16H-15zM-16-3Q-14 6-5 9L-6 11Q-16 8-18-2zM16-3Q14 6 5 9L6 11Q16 8 18-2z',
};
const TEMPLE = SHAPES.parthenon as string;

export type WonderStage = 'plan' | 'partial' | 'complete';

export const WonderMark = ({ wonder, stage }: { wonder: string; stage: WonderStage }) => {
  const clip = useId();
  const shape = SHAPES[wonder] ?? TEMPLE;
  return (
    <svg className={`pa-wonder-mark ${stage}`} viewBox="-21 -22 42 40" aria-hidden="true">
      {stage === 'complete' && <circle className="sun" cy="-3" r="18" />}
      <path className="outline" d={shape} />
      {stage === 'partial' && (
        <>
          <clipPath id={clip}>
            <rect x="-21" y="0" width="42" height="20" />
          </clipPath>
          <path className="body" d={shape} fillRule="evenodd" clipPath={`url(#${clip})`} />
          <path className="scaffold" d="M-18 16V-6M18 16V-6M-18-1H18M-18 8H18" />
        </>
      )}
      {stage === 'complete' && <path className="body" d={shape} fillRule="evenodd" />}
    </svg>
  );
};
