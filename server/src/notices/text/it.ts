import type { MailText } from './mail-text.ts';

export const it: MailText = {
  subject: {
    turn: game => `Tocca a te a ${game}`,
    invitation: game => `Sei invitato a una partita di ${game}`,
    over: game => `${game}: la partita è finita`,
    clock: game => `${game}: il tuo tempo sta per scadere`,
    ending: game => `${game}: gli altri vogliono finire la partita`,
  },
  body: {
    turn: () => 'Il tavolo ti aspetta.',
    invitation: by => (by === null ? 'Qualcuno vorrebbe giocare con te.' : `${by} vorrebbe giocare con te.`),
    over: () => 'La partita è finita. Risultato, verbale e dadi sono lì da guardare.',
    clock: () => 'Se non decidi in tempo, il tavolo va avanti senza di te.',
    ending: () => 'Propongono la parità. Torna entro un giorno, altrimenti potranno finire la partita senza di te.',
  },
  left: hours => (hours < 1 ? 'Manca meno di un’ora.' : hours === 1 ? 'Manca un’ora.' : `Mancano ${hours} ore.`),
  settings: 'Quali messaggi arrivano, o se ne arrivano, si decide qui:',
  confirm: {
    subject: 'Il tuo codice per Stoa',
    body: code => `Scrivi questo codice sul sito per ricevere a questo indirizzo notizie delle tue partite: ${code}`,
  },
  ignore: 'Chi non l’ha chiesto può dimenticarsene: non arriverà altro.',
  security: {
    subject: 'Il tuo account Stoa',
    body: {
      password: login => `La password di ${login} è stata cambiata. Tutti gli altri browser sono usciti dall’account.`,
      codes: login => `Sono stati creati nuovi codici di recupero per ${login}. Quelli vecchi non valgono più.`,
      passkey: login => `È stata aggiunta una passkey a ${login}.`,
      token: login => `È stata creata una chiave per programmi per ${login}.`,
      address: login => `I messaggi su ${login} non arrivano più a questo indirizzo: è stato cambiato o tolto.`,
      recovered: login =>
        `Un codice di recupero di ${login} è stato usato per impostare una nuova password. Tutti i browser sono usciti dall’account.`,
    },
    notYou:
      'Se non sei stato tu, entra con la password o con un codice di recupero e cambia la password, oppure scrivi a chi gestisce il sito:',
  },
};
