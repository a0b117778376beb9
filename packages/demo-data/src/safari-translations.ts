import type { TourPackageForm } from '@wayfarer/contracts';

/** The texts of the family safari in other languages, as an admin would type them beside the English. */
export const safariTranslations: NonNullable<TourPackageForm['translations']> = {
  de: {
    title: 'Die erste Safari für Familien',
    description: `Kürzere Fahrten, längere Mittagspausen, ein Pool an jeder Lodge und ein Guide, der jede Frage beantwortet, auch die nach den Mistkäfern. Kinder bekommen ein Spurentagebuch und bringen es voll nach Hause.

Von den Elefanten in Tarangire bis zu den Giraffen der Serengeti: Sechs Tage reichen, um sehr viel zu sehen, und sind nicht so lang, dass jemand fragt: „Sind wir bald da?“`,
    itinerary: [
      'Ankunft in Arusha, schwimmen, den Guide kennenlernen und ein Fernglas aussuchen',
      'Tarangire und seine Elefanten, Picknick unter einem Affenbrotbaum',
      'Ein Spaziergang mit Massai-Hirten, Speerwerfen (auch für Eltern)',
      'Über den Kraterrand in die Serengeti, die erste Nacht im Zelt',
      'Raubkatzen am Morgen, Pool am Mittag, Lagerfeuer und Sternbilder',
      'Letzte Pirschfahrt zur Landepiste und mit dem kleinen Flugzeug nach Arusha',
    ],
    facts: {
      highlights: ['Die Elefanten von Tarangire', 'Ein Vormittag mit einem Ranger, für die Kinder'],
      included: ['Alle Parkgebühren', 'Ein eigener Wagen mit Hubdach', 'Vollpension'],
      notIncluded: ['Visum', 'Trinkgeld für Fahrer und Köche'],
      toBring: ['Ferngläser', 'Eine warme Jacke für die Morgen'],
      meetingPoint: 'Flughafen Kilimandscharo, Ankunftshalle',
      languages: ['Englisch', 'Suaheli'],
      questions: [
        {
          question: 'Gibt es Kindersitze?',
          answer: 'Ja, sagen Sie uns, wie viele, wenn Sie die Reisenden eintragen.',
        },
        {
          question: 'Brauchen wir Malariatabletten?',
          answer: 'Die meisten Ärzte raten dazu. Fragen Sie Ihren einen Monat vor der Reise.',
        },
      ],
    },
    categories: { adult: 'Erwachsene', child: 'Kind', infant: 'Kleinkind' },
    extras: {
      transfer: { name: 'Flughafentransfer', text: 'Von der Ankunftshalle und zurück.' },
      'child-seat': { name: 'Kindersitz' },
    },
  },
  fr: {
    title: 'Un premier safari en famille',
    description: `Des trajets plus courts, des déjeuners plus longs, une piscine à chaque lodge et un guide qui répond à toutes les questions, même sur les bousiers. Les enfants reçoivent un carnet de pistage et le rapportent bien rempli.

Des éléphants du Tarangire aux girafes du Serengeti, six jours suffisent pour voir beaucoup de choses, sans que personne ne demande : « C’est encore loin ? »`,
    itinerary: [
      'Arrivée à Arusha, baignade, rencontre avec le guide et choix des jumelles',
      'Le Tarangire et ses éléphants, pique-nique sous un baobab',
      'Une promenade avec des bergers massaïs, lancer de javelot (les parents aussi)',
      'Par-dessus le bord du cratère jusqu’au Serengeti, première nuit sous la tente',
      'Fauves le matin, piscine à midi, feu de camp et constellations',
      'Dernière piste jusqu’à l’aérodrome et petit avion pour Arusha',
    ],
    facts: {
      highlights: ['Les éléphants du Tarangire', 'Une matinée avec un ranger, pour les enfants'],
      included: ['Tous les droits d’entrée des parcs', 'Un véhicule pour nous, à toit ouvrant', 'Pension complète'],
      notIncluded: ['Visa', 'Pourboires au chauffeur et aux cuisiniers'],
      toBring: ['Des jumelles', 'Une veste chaude pour le matin'],
      meetingPoint: 'Aéroport du Kilimandjaro, hall des arrivées',
      languages: ['anglais', 'swahili'],
      questions: [
        {
          question: 'Y a-t-il des sièges enfant ?',
          answer: 'Oui, indiquez-nous combien quand vous nommez les voyageurs.',
        },
        {
          question: 'Faut-il un traitement contre le paludisme ?',
          answer: 'La plupart des médecins le conseillent. Demandez au vôtre un mois avant le départ.',
        },
      ],
    },
    categories: { adult: 'Adulte', child: 'Enfant', infant: 'Bébé' },
    extras: {
      transfer: { name: 'Transfert aéroport', text: 'Du hall des arrivées, aller et retour.' },
      'child-seat': { name: 'Siège enfant' },
    },
  },
  es: {
    title: 'Un primer safari en familia',
    description: `Trayectos más cortos, comidas más largas, piscina en cada lodge y un guía que responde a todas las preguntas, también a las de los escarabajos peloteros. Los niños reciben un cuaderno de rastreo y vuelven con él lleno.

De los elefantes de Tarangire a las jirafas del Serengeti, seis días bastan para ver mucho y no se hacen tan largos como para preguntar: «¿Falta mucho?».`,
    itinerary: [
      'Llegada a Arusha, un baño, presentación del guía y elección de los prismáticos',
      'Tarangire y sus elefantes, pícnic bajo un baobab',
      'Un paseo con pastores masáis y lanzamiento de jabalina (los padres también)',
      'Por el borde del cráter hasta el Serengeti, primera noche en tienda',
      'Felinos por la mañana, piscina a mediodía, hoguera y constelaciones',
      'Última salida hasta la pista de aterrizaje y avioneta a Arusha',
    ],
    facts: {
      highlights: ['Los elefantes de Tarangire', 'Una mañana con un guarda, para los niños'],
      included: ['Todas las entradas a los parques', 'Un vehículo propio con techo abatible', 'Pensión completa'],
      notIncluded: ['Visado', 'Propinas para el conductor y los cocineros'],
      toBring: ['Prismáticos', 'Una chaqueta de abrigo para las mañanas'],
      meetingPoint: 'Aeropuerto de Kilimanjaro, sala de llegadas',
      languages: ['inglés', 'suajili'],
      questions: [
        { question: '¿Hay sillas infantiles?', answer: 'Sí, díganos cuántas al indicar los viajeros.' },
        {
          question: '¿Necesitamos pastillas contra la malaria?',
          answer: 'La mayoría de los médicos las aconseja. Pregunte al suyo un mes antes del viaje.',
        },
      ],
    },
    categories: { adult: 'Adulto', child: 'Niño', infant: 'Bebé' },
    extras: {
      transfer: { name: 'Traslado al aeropuerto', text: 'Desde la sala de llegadas, ida y vuelta.' },
      'child-seat': { name: 'Silla infantil' },
    },
  },
  hi: {
    title: 'परिवार के लिए पहली सफ़ारी',
    description: `छोटे सफ़र, लंबे लंच, हर लॉज में स्विमिंग पूल और ऐसे गाइड जो हर सवाल का जवाब देते हैं, गुबरैलों वाले सवालों का भी। बच्चों को निशान पहचानने की डायरी मिलती है, और वे उसे भरकर घर लाते हैं।

तरांगीरे के हाथियों से सेरेंगेटी के जिराफ़ों तक, छह दिन बहुत कुछ देखने के लिए काफ़ी हैं, और इतने लंबे भी नहीं कि कोई पूछे: “और कितनी दूर?”`,
    itinerary: [
      'अरुशा पहुँचना, तैरना, गाइड से मिलना और दूरबीन चुनना',
      'तरांगीरे और उसके हाथी, बाओबाब के नीचे पिकनिक',
      'मासाई चरवाहों के साथ सैर, भाला फेंकना (माता-पिता भी)',
      'क्रेटर के किनारे से सेरेंगेटी तक, तंबू में पहली रात',
      'सुबह शेर और चीते, दोपहर में पूल, शाम को अलाव और तारे',
      'हवाई पट्टी तक आख़िरी सैर और छोटे विमान से अरुशा',
    ],
    categories: { adult: 'वयस्क', child: 'बच्चा', infant: 'शिशु' },
    extras: {
      transfer: { name: 'हवाई अड्डे से लाना-ले जाना', text: 'आगमन हॉल से और वापस।' },
      'child-seat': { name: 'बच्चों की सीट' },
    },
  },
  ar: {
    title: 'أول سفاري للعائلات',
    description: `مسافات أقصر، وغداء أطول، ومسبح في كل نُزُل، ومرشد يجيب عن كل سؤال، حتى عن خنافس الروث. يحصل الأطفال على دفتر لتتبّع الآثار ويعودون به ممتلئًا.

من أفيال تارانغيري إلى زرافات سيرينغيتي، تكفي ستة أيام لرؤية الكثير، وليست طويلة إلى حدّ أن يسأل أحد: «هل وصلنا؟»`,
    itinerary: [
      'الوصول إلى أروشا، والسباحة، ولقاء المرشد، واختيار المنظار',
      'تارانغيري وأفيالها، ونزهة تحت شجرة باوباب',
      'جولة مع رعاة الماساي، ورمي الرمح (للوالدين أيضًا)',
      'عبر حافة الفوهة إلى سيرينغيتي، وأول ليلة في الخيام',
      'السنوريات صباحًا، والمسبح ظهرًا، والنار والنجوم مساءً',
      'آخر جولة إلى المهبط، ثم الطائرة الصغيرة إلى أروشا',
    ],
    facts: {
      highlights: ['أفيال تارانغيري', 'صباح مع حارس المحمية للأطفال'],
      included: ['جميع رسوم المحميات', 'سيارة خاصة بسقف متحرك', 'إقامة كاملة مع الوجبات'],
      notIncluded: ['التأشيرة', 'إكراميات السائق والطهاة'],
      toBring: ['مناظير', 'سترة دافئة للصباح'],
      meetingPoint: 'مطار كليمنجارو الدولي، صالة الوصول',
      languages: ['الإنجليزية', 'السواحلية'],
      questions: [
        { question: 'هل توجد مقاعد للأطفال؟', answer: 'نعم، أخبرنا بعددها عند ذكر أسماء المسافرين.' },
        { question: 'هل نحتاج إلى دواء الملاريا؟', answer: 'ينصح به معظم الأطباء. اسأل طبيبك قبل الرحلة بشهر.' },
      ],
    },
    categories: { adult: 'بالغ', child: 'طفل', infant: 'رضيع' },
    extras: {
      transfer: { name: 'النقل من المطار وإليه', text: 'من صالة الوصول ذهابًا وإيابًا.' },
      'child-seat': { name: 'مقعد أطفال' },
    },
  },
};
