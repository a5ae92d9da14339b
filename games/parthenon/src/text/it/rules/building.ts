/** The rules PA-12 to PA-16 in Italian, in our own words. */
import type { SomeRules } from '../../words.ts';

export const building = {
  'PA-12.1': {
    title: 'Costruzione',
    text: 'Si costruisce, compra, paga, usa e adotta in ogni ordine; una struttura nuova si può usare subito.',
  },
  'PA-12.2': { title: 'Pagamento palese', text: 'I costi vanno dalla mano alla banca, sotto gli occhi di tutti.' },
  'PA-12.3': { title: 'Villaggi', text: 'Altri quattro villaggi, ognuno con il suo costo.' },
  'PA-12.4': { title: 'Officine', text: 'Un’officina costa una per tipo delle Risorse Base.' },
  'PA-12.5': { title: 'Una per tipo', text: 'Al massimo una per tipo di struttura dell’Acropoli, salvo l’alternativa.' },
  'PA-12.6': {
    title: 'Alternative',
    text: 'Uno dei due tipi indicati si può costruire una seconda volta; sei strutture dell’Acropoli in tutto, perciò una delle sei originali non si potrà più costruire.',
  },
  'PA-12.7': {
    title: 'Una volta a stagione',
    text: 'Ogni copia di Fortezza, Santuario, Grande Porto o Mercato lavora una volta a stagione.',
  },
  'PA-12.8': {
    title: 'Che cosa fanno',
    text: 'Si fanno Esercito, Dono, Nave da Guerra e Oro; l’Accademia porta filosofie; la Tesoreria conserva sei carte.',
  },
  'PA-12.9': { title: 'Tesoreria', text: 'Vale dal momento in cui è costruita.' },
  'PA-12.10': { title: 'Flotte', text: 'La B costa 1 Oro, la C 2 Oro e richiede la B; le flotte non sono strutture.' },
  'PA-13.1': {
    title: 'Una filosofia nuova',
    text: 'Un’Accademia nuova ne porta gratis una che nessuna isola ha. Si sceglie prima di finire; le altre isole possono adottarla nella stessa fase.',
  },
  'PA-13.2': {
    title: 'Adottare',
    text: 'Con un’Accademia, una in gioco costa tanto Oro quante filosofie hai, compresa quella che un’Accademia nuova ti deve ancora.',
  },
  'PA-13.3': { title: 'Niente doppioni', text: 'Solo ciò che è in gioco, e mai due volte.' },
  'PA-13.4': { title: 'Quattro copie', text: 'Al massimo quattro isole condividono una filosofia.' },
  'PA-13.5': { title: 'Nessun limite', text: 'Solo il prezzo limita le adozioni.' },
  'PA-13.6': { title: 'Per sempre', text: 'Le filosofie sono scoperte, valgono subito e non si perdono.' },
  'PA-14.1': {
    title: 'Progetti',
    text: 'Una flotta che può commerciare ad Atene prende il primo gratis e il secondo per 1 Oro; mai un terzo. Quello gratis va preso: non arriva da sé.',
  },
  'PA-14.2': { title: 'Progetti scoperti', text: 'I progetti sono scoperti.' },
  'PA-14.3': {
    title: 'Due stadi',
    text: 'Pagare il progetto avvia la meraviglia, il secondo costo la completa; si possono pagare insieme.',
  },
  'PA-14.4': {
    title: 'Quando e dove',
    text: 'Ogni costo dice quando si paga: nella fase 8 o all’inizio del commercio dalla mano, o all’estero da una flotta.',
  },
  'PA-14.5': { title: 'Subito', text: 'Il pagamento ha effetto immediato.' },
  'PA-14.6': { title: 'Solo se completa', text: 'Solo una meraviglia completa conta e ha la sua abilità.' },
  'PA-14.7': {
    title: 'Abilità a pagamento',
    text: 'Alcune meraviglie servono altri per un prezzo, che va in mano a chi le possiede e non può rifiutare.',
  },
  'PA-15.1': {
    title: 'Due opzioni',
    text: 'Si sceglie in segreto come ridurre la mano. Chi è nel limite tiene tutto e non viene interpellato.',
  },
  'PA-15.2': {
    title: 'Opzione A',
    text: 'Tenere fino a tre risorse, sei con una Tesoreria, coperte. Chi non tiene nulla deve confermarlo.',
  },
  'PA-15.3': { title: 'Opzione B', text: 'Mostrare la mano e tenerne una per tipo; resta scoperta fino a fine stagione.' },
  'PA-15.4': { title: 'Solo risorse', text: 'Non si scarta altro.' },
  'PA-15.5': { title: 'Visibili', text: 'Gli scarti si vedono.' },
  'PA-16.1': { title: 'Il voto', text: 'Prima l’Arconte, poi in senso orario: ognuno dà il voto a un altro.' },
  'PA-16.2': { title: 'Più voti', text: 'Vince chi ha più voti; il pareggio si estrae.' },
  'PA-16.3': { title: 'Subito', text: 'Chi vince è subito Arconte.' },
} satisfies SomeRules;
