import type { MailText } from './mail-text.ts';

export const de: MailText = {
  subject: {
    turn: game => `${game}: du bist am Zug`,
    invitation: game => `Einladung zu einer Partie ${game}`,
    over: game => `${game}: die Partie ist zu Ende`,
    clock: game => `${game}: deine Zeit läuft ab`,
    ending: game => `${game}: die anderen möchten die Partie beenden`,
  },
  body: {
    turn: () => 'Der Tisch wartet auf dich.',
    invitation: by => (by === null ? 'Jemand möchte mit dir spielen.' : `${by} möchte mit dir spielen.`),
    over: () => 'Die Partie ist zu Ende. Ergebnis, Aufzeichnung und Würfel sind zu sehen.',
    clock: () => 'Fällt die Entscheidung nicht rechtzeitig, geht es ohne dich weiter.',
    ending: () => 'Sie schlagen ein Unentschieden vor. Komm innerhalb eines Tages zurück, sonst können sie die Partie ohne dich beenden.',
  },
  left: hours =>
    hours < 1 ? 'Es bleibt weniger als eine Stunde.' : hours === 1 ? 'Es bleibt eine Stunde.' : `Es bleiben ${hours} Stunden.`,
  settings: 'Welche Nachrichten kommen, und ob überhaupt, wird hier bestimmt:',
  confirm: {
    subject: 'Dein Code für Stoa',
    body: code => `Gib diesen Code auf der Seite ein, um an dieser Adresse von deinen Partien zu hören: ${code}`,
  },
  ignore: 'Wer nicht darum gebeten hat, kann es vergessen; mehr kommt nicht.',
  security: {
    subject: 'Dein Stoa-Konto',
    body: {
      password: login => `Das Passwort von ${login} wurde geändert. Alle anderen Browser sind abgemeldet.`,
      codes: login => `Für ${login} wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.`,
      passkey: login => `Zu ${login} wurde ein Passkey hinzugefügt.`,
      token: login => `Für ${login} wurde ein Schlüssel für Programme erstellt.`,
      address: login => `Nachrichten zu ${login} kommen nicht mehr an diese Adresse: sie wurde geändert oder entfernt.`,
      recovered: login => `Mit einem Wiederherstellungscode von ${login} wurde ein neues Passwort gesetzt. Alle Browser wurden abgemeldet.`,
    },
    notYou:
      'Wenn du das nicht warst, melde dich mit deinem Passwort oder einem Wiederherstellungscode an und ändere das Passwort, oder schreib denen, die die Seite betreiben:',
  },
};
