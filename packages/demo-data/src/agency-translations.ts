import type { AgencyForm, AgencyTextsForm } from '@wayfarer/contracts';

type Translations = NonNullable<AgencyForm['translations']>;

/** Who runs the demo's trips, in the languages that it offers. */
export const operatorTranslations: Translations = {
  de: {
    operator: {
      people: 'Elf Menschen in Bengaluru und auf jeder Reise ein Guide von dort',
      languages: 'Englisch, Hindi, Kannada',
      licence: 'Eine Demo: Diese Agentur gibt es nicht, und sie hat keine',
      cover: 'Eine Demo: Nichts wird verkauft, und kein Geld bewegt sich',
      answers: 'Innerhalb eines Tages, an Wochentagen innerhalb von vier Stunden',
    },
  },
  fr: {
    operator: {
      people: 'Onze personnes à Bengaluru et un guide local sur chaque voyage',
      languages: 'Anglais, hindi, kannada',
      licence: 'Une démo : cette agence n’existe pas et n’en a aucune',
      cover: 'Une démo : rien n’est vendu et aucun argent ne circule',
      answers: 'Sous un jour, en semaine sous quatre heures',
    },
  },
  es: {
    operator: {
      people: 'Once personas en Bengaluru y un guía del lugar en cada viaje',
      languages: 'Inglés, hindi, canarés',
      licence: 'Una demo: esta agencia no existe y no tiene ninguna',
      cover: 'Una demo: no se vende nada y no se mueve dinero',
      answers: 'En un día; entre semana, en cuatro horas',
    },
  },
  hi: {
    operator: {
      people: 'बेंगलुरु में ग्यारह लोग, और हर यात्रा पर वहीं का एक गाइड',
      languages: 'अंग्रेज़ी, हिंदी, कन्नड़',
      licence: 'यह डेमो है: यह एजेंसी वास्तव में नहीं है, और इसके पास कोई लाइसेंस नहीं',
      cover: 'यह डेमो है: यहाँ कुछ बेचा नहीं जाता और कोई पैसा नहीं लिया जाता',
      answers: 'एक दिन के भीतर, कामकाजी दिनों में चार घंटे के भीतर',
    },
  },
  ar: {
    operator: {
      people: 'أحد عشر شخصًا في بنغالورو، ومرشد من أهل المكان في كل رحلة',
      languages: 'الإنجليزية والهندية والكانادا',
      licence: 'نسخة تجريبية: هذه الوكالة غير موجودة وليس لها ترخيص',
      cover: 'نسخة تجريبية: لا يباع شيء ولا يُدفع مال',
      answers: 'خلال يوم، وفي أيام الأسبوع خلال أربع ساعات',
    },
  },
  pt: {
    operator: {
      people: 'Onze pessoas em Bengaluru e um guia do local em cada viagem',
      languages: 'Inglês, hindi, canarês',
      licence: 'Uma demonstração: esta agência não existe e não tem nenhuma',
      cover: 'Uma demonstração: nada é vendido e nenhum dinheiro circula',
      answers: 'Num dia; em dias úteis, em quatro horas',
    },
  },
};

/** The demo's terms and privacy notice in the same languages. Its imprint is an address. */
export const textsTranslations: NonNullable<AgencyTextsForm['translations']> = {
  de: {
    terms: `Das ist eine Demo. Nichts, was hier gebucht wird, findet statt.

Ihre Buchung kommt zustande, sobald sie bezahlt ist. Bis dahin halten wir Ihre Plätze 35 Minuten lang.

Stornieren können Sie auf der Seite Ihrer Reise. Was Sie zurückbekommen, steht dort, bevor Sie es tun, und stand schon bei der Buchung da.

Wenn wir absagen, geht alles zurück.`,
    privacy: `Wir bewahren Ihren Namen, Ihre E-Mail-Adresse und Ihre Buchungen auf. Was Sie uns über die Reisenden sagen, wird 30 Tage nach der Reise gelöscht, außer den Namen.

Alles können Sie auf der Seite Ihres Kontos lesen und löschen.`,
  },
  fr: {
    terms: `Ceci est une démo. Rien de ce qui est réservé ici n’a lieu.

Votre réservation est faite une fois payée. D’ici là, vos places sont gardées pendant 35 minutes.

Vous pouvez annuler sur la page de votre voyage. Ce qui vous est rendu y est indiqué avant que vous ne le fassiez, et l’était déjà à la réservation.

Si nous annulons, tout vous est rendu.`,
    privacy: `Nous conservons votre nom, votre adresse e-mail et vos réservations. Ce que vous nous dites des voyageurs est effacé 30 jours après le voyage, sauf les noms.

Vous pouvez tout lire et tout supprimer sur la page de votre compte.`,
  },
  es: {
    terms: `Esto es una demo. Nada de lo que se reserva aquí tiene lugar.

Su reserva queda hecha cuando está pagada. Hasta entonces, sus plazas se guardan durante 35 minutos.

Puede cancelar en la página de su viaje. Lo que se le devuelve se dice allí antes de hacerlo, y ya se dijo al reservar.

Si cancelamos nosotros, se devuelve todo.`,
    privacy: `Guardamos su nombre, su dirección de correo y sus reservas. Lo que nos dice de quienes viajan se borra 30 días después del viaje, salvo los nombres.

Puede leerlo y borrarlo todo en la página de su cuenta.`,
  },
  hi: {
    terms: `यह डेमो है। यहाँ बुक की गई कोई भी यात्रा नहीं होती।

भुगतान होते ही आपकी बुकिंग हो जाती है। तब तक आपकी सीटें 35 मिनट तक रखी जाती हैं।

आप अपनी यात्रा के पेज पर रद्द कर सकते हैं। आपको क्या वापस मिलेगा, यह वहाँ रद्द करने से पहले बताया जाता है, और बुकिंग के समय भी बताया गया था।

अगर हम रद्द करें, तो पूरी रकम वापस जाती है।`,
    privacy: `हम आपका नाम, आपका ईमेल पता और आपकी बुकिंग रखते हैं। यात्रियों के बारे में आप जो बताते हैं, वह नामों को छोड़कर यात्रा के 30 दिन बाद मिटा दिया जाता है।

आप अपने खाते के पेज पर यह सब पढ़ और मिटा सकते हैं।`,
  },
  ar: {
    terms: `هذه نسخة تجريبية. لا يحدث شيء مما يُحجز هنا.

يتم حجزك عند دفعه. وحتى ذلك الحين تُحفظ مقاعدك 35 دقيقة.

يمكنك الإلغاء في صفحة رحلتك. ويُذكر هناك ما تسترده قبل أن تلغي، وقد ذُكر عند الحجز.

وإذا ألغينا نحن يعود إليك كل شيء.`,
    privacy: `نحتفظ باسمك وعنوان بريدك الإلكتروني وحجوزاتك. وما تخبرنا به عن المسافرين يُمحى بعد 30 يومًا من الرحلة، ما عدا الأسماء.

يمكنك قراءة ذلك كله وحذفه في صفحة حسابك.`,
  },
  pt: {
    terms: `Isto é uma demonstração. Nada do que é reservado aqui se realiza.

A sua reserva fica feita quando é paga. Até lá, os seus lugares são guardados durante 35 minutos.

Pode cancelar na página da sua viagem. O que recebe de volta é lá dito antes de o fazer, e já foi dito na reserva.

Se formos nós a cancelar, tudo é devolvido.`,
    privacy: `Guardamos o seu nome, o seu endereço de e-mail e as suas reservas. O que nos diz de quem viaja é apagado 30 dias depois da viagem, exceto os nomes.

Pode ler e apagar tudo na página da sua conta.`,
  },
};
