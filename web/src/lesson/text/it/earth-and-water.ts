/** La lezione di Earth & Water in italiano. */
import type { EarthAndWaterStep } from '../../lessons/earth-and-water.ts';
import type { StepWords } from '../words.ts';

export const earthAndWaterSteps: Readonly<Record<EarthAndWaterStep, StepWords>> = {
  welcome: {
    title: 'Cinque spedizioni',
    ask: 'Sei la Grecia e la Persia sta arrivando. Alla fine di ognuna delle cinque spedizioni ogni città che controlli vale 1 punto, le quattro città chiave dal cerchio grande 2. L’indicatore si sposta solo della differenza.',
  },
  cards: {
    title: 'Comprare carte',
    ask: 'Spedizione I: la preparazione. Di 12 monete la Persia ne spende 4 per carte, 6 per il ponte verso l’Europa, 2 per eserciti. Tu ne hai 6. Senza carte non si muove niente: comprane quattro, alla cieca, 1 moneta l’una.',
    after: 'Hai quattro carte in mano. Ognuna ha un evento per te e un altro per la Persia. Ti restano due monete.',
  },
  raise: {
    title: 'Eserciti e flotte',
    ask: 'Un esercito (quadrato) costa 1 moneta e va in una città che controlli; così una flotta (tonda), nel porto. Recluta un esercito e costruisci una flotta ad Atene, poi chiudi la preparazione.',
    after: 'Hai speso tutto, e hai fatto bene: le monete avanzate vanno perse. La Persia paga 2 per una flotta.',
  },
  event: {
    title: 'Una carta per il suo evento',
    ask: 'La Persia gioca la prima carta e marcia sul ponte fino a Pella. Una carta vale come evento oppure come movimento, mai tutti e due. Gioca l’evento della Rivolta Ionica e togli un esercito da Efeso.',
    after: 'L’esercito torna nella riserva persiana e la carta è scartata. Potrà tornare quando il mazzo finisce.',
  },
  march: {
    title: 'Una carta per marciare',
    ask: 'La Persia avanza fino a Larissa. Tebe non è di nessuno: scegli Marcia su Triremi e mandaci i due eserciti di Atene. Possono passare per tutte le tue città.',
    after: 'Tebe è tua finché ci resta un esercito. Atene ora è vuota, ma una tua città chiave resta tua finché il nemico non ci entra.',
  },
  react: {
    title: 'Una reazione',
    ask: 'La Persia attacca Tebe, tre contro due. Si tira un dado per esercito, al massimo tre, e conta il più alto. Prima puoi reagire: gioca 300 e tirerai tre dadi.',
    after:
      'Il dado più alto della Persia era un 5, ma i suoi dadi valgono al massimo 4 (5 ad Abydos e a Efeso). Il tuo 6 le è costato un esercito, e gli altri sono tornati a Larissa.',
  },
  pass: {
    title: 'Passare',
    ask: 'Passa, e tieni Evangelion per la prossima spedizione: non scartare nulla. Quando hanno passato tutti e due, gli eserciti mangiano: a ognuno serve un’anfora di una città che controlli.',
    after:
      'Avevi cibo per 6 e 4 eserciti da sfamare. La Persia aveva due eserciti a Larissa, che ne nutre uno: l’altro è perduto. Ad Abydos e a Efeso agli eserciti persiani non serve cibo.',
  },
  score: {
    title: 'I punti',
    ask: 'La spedizione I dà i suoi punti. La Grecia conta Atene 2, Sparta 2, Corinto 1, Tebe 1: fa 6. La Persia 2, 2 e 1 per Larissa: 5. L’indicatore si sposta di uno verso di te.',
  },
  king: {
    title: 'Muore un re',
    ask: 'Spedizione II: la Persia pesca la carta 11. Re Dario muore e la spedizione finisce subito, senza rifornimenti e punti. Può toccare anche a Serse. La Persia prepara la spedizione III; poi compra due carte.',
    after: 'Lo scudo della spedizione II è barrato. Più carte compra la Persia, prima esce la carta 11.',
  },
  food: {
    title: 'Più eserciti che cibo',
    ask: 'Restano quattro monete. Recluta quattro eserciti ad Atene e chiudi la preparazione, ma guarda l’anfora sulla tua targa: avrai 8 eserciti e cibo per 6.',
    after:
      'Il rosso 8/6 ti avverte: se resta così, nei rifornimenti perdi due eserciti. Nuove città portano altro cibo, e Larissa è vicina.',
  },
  attack: {
    title: 'All’attacco',
    ask: 'Prendi Larissa: marcia da Atene, per Tebe, con tre. Dove c’è il nemico si combatte. Ti si chiede una reazione anche senza la carta adatta, così non si svela niente: rinuncia.',
    after: 'La Persia ha tirato 6, che vale 4. Il tuo 5 vince: la Persia perde un esercito.',
  },
  fight: {
    title: 'Continuare?',
    ask: 'Dopo ogni round può ritirarsi prima chi attacca, poi chi difende. Le probabilità esatte sono sul pulsante, e sono buone. Continua a combattere.',
    after: 'Pari, 4 a 4: un esercito in meno per tutti e due. Te ne restano due e Larissa è tua: 7 eserciti, cibo per 7.',
  },
  sail: {
    title: 'Per mare',
    ask: 'Le flotte vanno da un porto a qualsiasi altro, e ognuna porta un esercito, tre al massimo in tutto. Scegli Naviga su Evangelion e porta le due flotte con l’esercito da Atene a Naxos.',
    after: 'Naxos è greca. Se ci fossero state navi persiane, prima avresti combattuto in mare, e gli eserciti affondano con le loro navi.',
  },
  supply: {
    title: 'Tagliati fuori',
    ask: 'Serve anche una strada libera da una città chiave, o una flotta nel porto. Tebe passa alla Persia e Larissa è tagliata fuori. Porta ad Atene gli eserciti di Tebe, poi torna con tutti e due.',
    after:
      'La strada per Larissa è di nuovo aperta e Naxos vive delle sue navi: nessuno è morto di fame. Spedizione III: Grecia 8, Persia 5; l’indicatore si sposta di tre verso di te.',
  },
  persia: {
    title: 'Se giochi la Persia',
    ask: 'Le flotte ti costano 2 e i tuoi dadi valgono meno: vieni con più eserciti, sul ponte o sulle navi. Ciò che conquisti deve nutrirli. E ogni carta che peschi può essere la 11.',
  },
  win: {
    title: 'La vittoria immediata',
    ask: 'Più tardi, nella spedizione V. Se dopo i rifornimenti controlli le due città chiave nemiche, vinci subito. Abydos è tua e a Efeso non c’è nessuno: scegli Naviga e vacci da Naxos con tutto quello che hai.',
    after:
      'Abydos ed Efeso sono greche: hai vinto la guerra. La Persia vince allo stesso modo con Atene e Sparta, quindi non lasciarle mai tutte e due sguarnite. Il resto te lo dice il tavolo mentre giochi.',
  },
};
