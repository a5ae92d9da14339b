/** What the seat of an absent player does: a bot plays it. */
export const absent = (): 'bot' => 'bot';
