export { Departures } from './departures.tsx';
export { TripFacts } from './facts/trip-facts.tsx';
export { CalculatorPlace } from './prices/calculator-place.tsx';
export { PricesSection } from './prices/prices-section.tsx';
