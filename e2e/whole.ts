/** In the page: buttons of ledge, matter and scene whose words do not fit into them, or that reach out of their region. */
export const cutButtons = (): readonly string[] => {
  const isShown = (e: Element): boolean => getComputedStyle(e).visibility !== 'hidden' && e.getClientRects().length > 0;
  const isOut = (e: Element): boolean => {
    const dock = e.closest('.dock')?.getBoundingClientRect();
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return dock !== undefined && (left < dock.left - 1 || right > dock.right + 1 || top < dock.top - 1 || bottom > dock.bottom + 1);
  };
  /** Words as they lie on the screen: a flex box grows for none of its children. */
  const reachesOut = (e: Element): boolean => {
    const box = e.getBoundingClientRect();
    const words = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      // Words for readers alone lie in a point.
      if ((words.currentNode.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
      range.selectNodeContents(words.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects())
        if (left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2) return true;
    }
    return false;
  };
  return [...document.querySelectorAll('.dock .button, .matter .choices .button, .moment-place .choices .button')]
    .filter(e => isShown(e) && (isOut(e) || reachesOut(e)))
    .map(e => `cut: ${e.textContent}`);
};
