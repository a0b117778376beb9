import { destinationFormSchema, factsSchema, tourPackageFormSchema } from '@wayfarer/contracts';
import { describe, expect, test } from 'vitest';
import { demoFacts } from './demo-facts.ts';
import { destinationTranslations, packageTranslations } from './demo-translations.ts';
import { destinations } from './destinations.ts';
import { tourPackages } from './tour-packages.ts';
import { travellers } from './travellers.ts';

describe('the demo catalogue', () => {
  test('has twelve destinations on five continents, each with a text within bounds', () => {
    expect(destinations).toHaveLength(12);
    expect(new Set(destinations.map(({ key }) => key)).size).toBe(12);
    expect(new Set(destinations.map(({ continent }) => continent)).size).toBe(5);
    for (const { name, country, description } of destinations) {
      expect(name.length).toBeLessThanOrEqual(120);
      expect(country.length).toBeLessThanOrEqual(120);
      expect(description.split(/(?<=[.!?])\s/).length).toBeGreaterThanOrEqual(2);
      expect(description.split(/(?<=[.!?])\s/).length).toBeLessThanOrEqual(4);
      expect(description.length).toBeLessThanOrEqual(5000);
    }
  });

  test('has thirty packages, and every destination sells at least two of them', () => {
    expect(tourPackages).toHaveLength(30);
    expect(new Set(tourPackages.map(({ key }) => key)).size).toBe(30);
    expect(new Set(tourPackages.map(({ title }) => title)).size).toBe(30);
    for (const { key } of destinations) {
      expect(tourPackages.filter(({ destination }) => destination === key).length).toBeGreaterThanOrEqual(2);
    }
    expect(tourPackages.every(({ destination }) => destinations.some(({ key }) => key === destination))).toBe(true);
  });

  test.each(tourPackages)('$key obeys the bounds of the package form', (tourPackage) => {
    expect(tourPackage.title.length).toBeLessThanOrEqual(120);
    expect(tourPackage.description.length).toBeLessThanOrEqual(5000);
    expect(tourPackage.description.split('\n\n').length).toBeGreaterThanOrEqual(2);
    expect(tourPackage.description.split('\n\n').length).toBeLessThanOrEqual(4);
    expect(tourPackage.itinerary.length).toBeGreaterThanOrEqual(3);
    expect(tourPackage.itinerary.length).toBeLessThanOrEqual(12);
    expect(tourPackage.itinerary.every((day) => day.trim() === day && day.length > 10 && !day.includes('"'))).toBe(true);
    expect(tourPackage.price).toBeGreaterThanOrEqual(8500);
    expect(tourPackage.price).toBeLessThanOrEqual(340000);
    expect(Number(tourPackage.price.toFixed(2))).toBe(tourPackage.price);
  });

  test.each(Object.entries(demoFacts))(
    'what travellers ask of %s is about a package, within the bounds of its form',
    (key, facts) => {
      expect(tourPackages.find((one) => one.key === key)?.facts).toEqual(facts);
      expect(factsSchema.parse(facts)).toEqual(facts);
    },
  );

  test.each(tourPackages)('$key shows three to seven different posters of its own place', ({ scenes }) => {
    expect(scenes.length).toBeGreaterThanOrEqual(3);
    expect(scenes.length).toBeLessThanOrEqual(7);
    expect(new Set(scenes).size).toBe(scenes.length);
  });

  test('has twenty-five travellers with usernames and addresses that registration accepts', () => {
    expect(travellers).toHaveLength(25);
    expect(new Set(travellers.map(({ username }) => username.toLowerCase())).size).toBe(25);
    expect(new Set(travellers.map(({ email }) => email.toLowerCase())).size).toBe(25);
    for (const { username, email } of travellers) {
      expect(username).toMatch(/^[A-Za-z0-9._-]{3,32}$/);
      expect(email).toMatch(/^[a-z.]+@example\.(com|org)$/);
    }
  });
});

test('what is translated of the demo are packages and destinations that there are, with texts that the forms take', () => {
  const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
  expect(keysOf(tourPackages)).toEqual(expect.arrayContaining(Object.keys(packageTranslations)));
  expect(keysOf(destinations)).toEqual(expect.arrayContaining(Object.keys(destinationTranslations)));
  for (const [schema, all] of [
    [tourPackageFormSchema, packageTranslations],
    [destinationFormSchema, destinationTranslations],
  ] as const)
    for (const translations of Object.values(all))
      expect(schema.shape.translations.safeParse(JSON.stringify(translations)).error?.issues).toBeUndefined();
  for (const [key, translations] of Object.entries(packageTranslations)) {
    const days = tourPackages.find((one) => one.key === key)?.itinerary.length;
    for (const translated of Object.values(translations)) expect(translated?.itinerary).toHaveLength(days ?? 0);
  }
});
