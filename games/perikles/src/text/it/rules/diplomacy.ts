/** The rules PK-10 and PK-11 in our own words. */
import type { SomeRules } from '../../words.ts';

export const diplomacy = {
  'PK-10.1': {
    title: 'Permesso di difendere',
    text: 'Per difendere una località con una potenza serve il permesso di chi guida la città che la controlla, per quella potenza e quella località. A chi la guida non serve.',
  },
  'PK-10.2': { title: 'Chi attacca non chiede', text: 'Per attaccare non serve nessun permesso, né da soli né accanto ad altri.' },
  'PK-10.3': {
    title: 'Una città senza leader',
    text: 'Se nessuno guida la città, nessuno può dare il permesso: nessuna pedina può difendere le sue località.',
  },
  'PK-10.4': {
    title: 'Chiedere',
    text: 'Nel tuo invio puoi chiedere, per una potenza e una località dove manca solo il permesso. Più richieste possono essere in attesa insieme, al massimo 12 per invio. La richiesta è pubblica, le pedine no.',
  },
  'PK-10.5': {
    title: 'Rispondere',
    text: 'Ognuno di quelli a cui si chiede concede o nega, in modo indipendente e nello stesso momento. Intanto nessun altro gioca. Chi chiede può ritirare le richieste ancora in attesa.',
  },
  'PK-10.6': {
    title: 'Si continua',
    text: 'Dopo le risposte l’invio continua con le stesse pedine disponibili. Un permesso non obbliga, un rifiuto non costa nulla.',
  },
  'PK-10.7': { title: 'Chiedere di nuovo', text: 'Una richiesta negata non si ripete nello stesso invio; più tardi sì.' },
  'PK-10.8': {
    title: 'Quanto dura un permesso',
    text: 'Un permesso vale per qualunque numero di pedine di quella potenza in quella località fino alla fine della fase 5. Si può revocare finché nessuna di esse è lì sotto gli occhi di tutti.',
  },
  'PK-10.9': {
    title: 'Risposte fisse',
    text: 'Nella fase 5 chi guida può fissare per una potenza e una località: chiedimelo, sempre sì, sempre no. «Sempre sì» è pubblico, le altre due agli altri sembrano uguali. Al massimo 60 cambi per fase.',
  },
  'PK-10.10': { title: 'Nessuna scorciatoia', text: 'Un permesso non supera mai le regole su invio, guerra e alleanza.' },
  'PK-10.11': {
    title: 'Permesso per la Persia',
    text: 'Un permesso chiesto per la Persia da una persona vale per tutte quelle che la giocano.',
  },
  'PK-10.12': {
    title: 'Opzione: chiedere a chi è principale',
    text: 'Con questa opzione una potenza entra in un box alleato solo se chi è principale da quella parte lo permette; i difensori alleati non chiedono ad altri, come in PK-10.13. Per la Persia risponde chi vi ha inviato per primo. Quando una parte resta vuota, ciò che chi era principale ha permesso non vale più.',
  },
  'PK-10.13': {
    title: 'Opzione: solo il difensore principale',
    text: 'Con questa opzione il permesso di difendere serve solo a chi diventa difensore principale.',
  },
  'PK-11.1': {
    title: 'Che cosa fa un invio',
    text: 'Una potenza che attacca è in guerra con la città che controlla la località. Le potenze della stessa parte sono alleate tra loro, chi difende anche con quella città, di cui è ospite. Le potenze su parti diverse sono opposte.',
  },
  'PK-11.2': {
    title: 'Che cosa non può essere',
    text: 'Nello stesso turno due potenze non possono essere in guerra e alleate, e un ospite di una città non può esserle opposto.',
  },
  'PK-11.3': {
    title: 'Opzione: alleanze severe',
    text: 'Con questa opzione due potenze alleate non possono essere in guerra né opposte in nessun luogo.',
  },
  'PK-11.4': {
    title: 'Nei due sensi',
    text: 'Chi attacca una città in questo turno non può aiutarla né averne aiuto; chi l’ha aiutata o è stato accanto alle sue pedine non può attaccarla; chi ha difeso una sua località non può stare contro le sue pedine.',
  },
  'PK-11.5': {
    title: 'Guerra solo con la città',
    text: 'Si è in guerra con la città che controlla la località. Le potenze che aiutano a difenderla sono avversarie lì, ma altrove possono combattere fianco a fianco.',
  },
  'PK-11.6': {
    title: 'Potenze, non persone',
    text: 'Le relazioni sono delle potenze. Due città guidate dalla stessa persona possono averne di diverse con una terza.',
  },
  'PK-11.7': { title: 'La Persia', text: 'La Persia è una potenza sola e non controlla località.' },
  'PK-11.8': { title: 'Fino alla fine del turno', text: 'Le relazioni sono pubbliche e finiscono con il turno.' },
} as const satisfies SomeRules;
