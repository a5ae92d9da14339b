/** Values of `answer` in the draft of an island that answers an event, PA-5.8: an option by its number, or one of these. */
export const NO_ANSWER = -1;
export const SUFFERS = 10;
export const SUFFERS_LESS = 11;
export const TAKES = 12;
export const SKIPS = 13;
/** There is nothing to answer: the effect is carried out. */
export const DIRECT = 14;
