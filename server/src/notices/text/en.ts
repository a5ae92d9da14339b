import type { MailText } from './mail-text.ts';

export const en: MailText = {
  subject: {
    turn: game => `Your turn in ${game}`,
    invitation: game => `You are invited to a game of ${game}`,
    over: game => `${game}: the game is over`,
    clock: game => `${game}: your time is running out`,
    ending: game => `${game}: the others want to end the game`,
  },
  body: {
    turn: () => 'The table is waiting for you.',
    invitation: by => (by === null ? 'Somebody would like to play with you.' : `${by} would like to play with you.`),
    over: () => 'The game has ended. The result, the record and the dice are there to look at.',
    clock: () => 'If nothing is decided in time, the table goes on without you.',
    ending: () => 'They propose a draw. Come back within a day, or they may end the game without you.',
  },
  left: hours => (hours < 1 ? 'Less than an hour is left.' : hours === 1 ? 'One hour is left.' : `${hours} hours are left.`),
  settings: 'Which messages come, and whether any do, is decided here:',
  confirm: {
    subject: 'Your code for Stoa',
    body: code => `Type this code on the site to be told about your games at this address: ${code}`,
  },
  ignore: 'Who did not ask for this may forget it; nothing more will come.',
  security: {
    subject: 'Your Stoa account',
    body: {
      password: login => `The password of ${login} was changed. All other browsers are signed out.`,
      codes: login => `New recovery codes were made for ${login}. The old ones are no longer valid.`,
      passkey: login => `A passkey was added to ${login}.`,
      token: login => `A key for programs was made for ${login}.`,
      address: login => `Messages about ${login} no longer come to this address: it was changed or removed.`,
      recovered: login => `A recovery code of ${login} was used to set a new password. All browsers were signed out.`,
    },
    notYou: 'If it was not you, sign in with your password or a recovery code and change the password, or write to whoever runs the site:',
  },
};
