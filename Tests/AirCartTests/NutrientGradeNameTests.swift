import AirCart
import Testing

@Suite struct NutrientGradeNameTests {
  /// Oracle: the grades of the catalogue; SuperU is known by its bare name.
  @Test func `the name of every listed fertilizer says its grade`() {
    for product in ProductCatalogue.all where product.name != "SuperU" {
      #expect(NutrientGrade(inName: product.name) == product.grade, "\(product.name)")
    }
  }

  @Test(arguments: [
    ("Blend (28-13-0-9S)", NutrientGrade(28, 13, 0, sulphur: 9)),
    ("Blend (A) (10.5-20-0)", NutrientGrade(10.5, 20, 0)),
    ("(0-0-62-1Zn-2S)", NutrientGrade(0, 0, 62, sulphur: 2)),
  ])
  func `a grade is read at the end of a name`(name: String, grade: NutrientGrade) {
    #expect(NutrientGrade(inName: name) == grade)
  }

  @Test(arguments: [
    "Blend", "Blend (28-13)", "Blend (28-13-0) fine", "Blend (a-b-c)", "Blend (60-60-0)",
    "Blend (-1-2-3)", "Blend (1-2-)", "Blend )", "Blend (1e1-2-3)", "Blend (.-1-2)",
    "Blend (1-2-3-4S-5S)", "Blend (५-0-0)", "Blend (1-2-3", "",
  ])
  func `what says no grade has none`(name: String) {
    #expect(NutrientGrade(inName: name) == nil)
  }
}
