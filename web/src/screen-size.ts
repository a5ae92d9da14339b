/** How much room the screen has. The widths are those of the style sheets. */

/** One column, with the dock over the foot of the page. */
export const isPhone = (): boolean => matchMedia('(max-width: 999px)').matches;

/** A phone held upright: five columns side by side are narrower than a finger. */
export const isNarrow = (): boolean => matchMedia('(max-width: 599px)').matches;
