import type { DestinationForm, TourPackageForm } from '@wayfarer/contracts';
import { safariTranslations } from './safari-translations.ts';

/**
 * Packages of the demo in other languages, by their keys: some of them, as an agency has them that has begun
 * to translate.
 */
export const packageTranslations: Readonly<Record<string, NonNullable<TourPackageForm['translations']>>> = {
  'serengeti-family-safari': safariTranslations,
};

/** The same of destinations. */
export const destinationTranslations: Readonly<Record<string, NonNullable<DestinationForm['translations']>>> = {
  serengeti: {
    de: {
      name: 'Serengeti',
      country: 'Tansania',
      description:
        'Das Wort der Massai hinter dem Namen bedeutet: der Ort, an dem das Land kein Ende nimmt. So ist es. Mehr als eine Million Gnus folgen jedes Jahr dem Regen rund um diese Ebene, mit Zebras als Begleitern und Löwen als Nachbarn. Unter einer Schirmakazie, bei abgestelltem Motor, hört man das Gras.',
    },
    fr: {
      name: 'Serengeti',
      country: 'Tanzanie',
      description:
        'Le mot massaï d’où vient ce nom désigne l’endroit où la terre n’a pas de fin, et c’est bien le cas. Chaque année, plus d’un million de gnous suivent les pluies autour de cette plaine, avec des zèbres pour compagnie et des lions pour voisins. Sous un acacia, moteur coupé, on entend l’herbe.',
    },
    es: {
      name: 'Serengeti',
      country: 'Tanzania',
      description:
        'La palabra masái de la que viene el nombre significa el lugar donde la tierra no se acaba, y así es. Más de un millón de ñus siguen cada año las lluvias por esta llanura, con cebras por compañía y leones por vecinos. Bajo una acacia, con el motor apagado, se oye la hierba.',
    },
    hi: {
      name: 'सेरेंगेटी',
      country: 'तंज़ानिया',
      description:
        'इस नाम के पीछे के मासाई शब्द का अर्थ है वह जगह जहाँ धरती का अंत नहीं, और सचमुच ऐसा ही है। हर साल दस लाख से ज़्यादा विल्डबीस्ट इस मैदान के चारों ओर बारिश के पीछे चलते हैं, ज़ेब्रा उनके साथी और शेर पड़ोसी। छतरी जैसे बबूल के नीचे, इंजन बंद करके, घास की आवाज़ सुनाई देती है।',
    },
    ar: {
      name: 'سيرينغيتي',
      country: 'تنزانيا',
      description:
        'كلمة الماساي التي جاء منها الاسم تعني المكان الذي لا تنتهي فيه الأرض، وهو كذلك. أكثر من مليون من حيوانات النو تتبع المطر حول هذا السهل كل عام، ترافقها الحمير الوحشية وتجاورها الأسود. تحت شجرة السنط، والمحرك متوقف، تسمع صوت العشب.',
    },
  },
};
